import { expect, test } from 'vitest';
import { allScreenDefinitions } from './flow-definitions.ts';

const paths = allScreenDefinitions.map(({ path }) => path);

test.each([
  ['a step of the opening', '/sg-base-info'],
  ['a screen of the opening that is no step', '/sg-not-eligible'],
  ['a step of the W-8BEN', '/sg-w8-ben-form'],
  ['a step of the W-8BEN of a second holder', '/joint-sg-w8-ben-form'],
])('the screens of all flows include %s', (_, path) => {
  expect(paths).toContain(path);
});
