import { expect, it } from 'vitest';
import { uncalledExports } from './uncalled-exports.ts';

const rule = { path: 'packages/rules/src/age/age.ts', text: 'export const ageOn = () => 18;\n' };
const found = (code: readonly { path: string; text: string }[], readme = '') =>
  uncalledExports(code, [{ path: 'packages/rules/README.md', text: readme }]).length;

it.each([
  ['a test', 'packages/rules/src/age/age.test.ts'],
  ['a story', 'packages/flow/src/age.stories.tsx'],
  ['test support', 'packages/testing/src/age.ts'],
])('refuses an exported value that only %s uses', (_, path) => {
  expect(found([rule, { path, text: 'ageOn();' }])).toBe(1);
});

it('refuses an exported value that only a comment mentions', () => {
  expect(found([rule, { path: 'packages/flow/src/a.ts', text: '/** See ageOn. */' }])).toBe(1);
});

it.each([
  ['another shipped file', [rule, { path: 'packages/flow/src/a.ts', text: 'ageOn();' }], ''],
  ['its own file', [{ ...rule, text: `${rule.text}ageOn();` }], ''],
  ['the README, by its name', [rule], '`ageOn(birthDate)`'],
  ['the README, by its entry point', [rule], '| `age` | completed years |'],
])('accepts an exported value that is used or named by %s', (_, code, readme) => {
  expect(found(code, readme)).toBe(0);
});
