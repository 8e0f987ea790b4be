import { expect, test } from 'vitest';
import { withoutReadonly } from '../../.storybook/docgen-types.ts';

test.each([
  ['options: readonly Option[];', 'options:          Option[];'],
  ['path?: string | readonly string[];', 'path?: string |          string[];'],
  ['type Parts = readonly [Part, Part];', 'type Parts =          [Part, Part];'],
  ['readonly options: Option[];', 'readonly options: Option[];'],
])('react-docgen can read the array type in “%s”', (code, expected) => {
  expect(withoutReadonly(code)).toBe(expected);
});
