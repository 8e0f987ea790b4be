import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namedTestProblems } from './named-test.ts';

const root = join(import.meta.dirname, '../..');

test('a named test has to be there, with its words', () => {
  expect(namedTestProblems(root, 'e2e/keyboard.spec.ts: opens an account by keyboard only')).toEqual([]);
  expect(namedTestProblems(root, 'e2e/keyboard.spec.ts: by voice')).toEqual([
    'e2e/keyboard.spec.ts has no test named “by voice”',
  ]);
  expect(namedTestProblems(root, 'e2e/voice.spec.ts: by voice')).toEqual(['e2e/voice.spec.ts does not exist']);
});
