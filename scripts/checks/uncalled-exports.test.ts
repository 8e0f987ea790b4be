import { expect, it } from 'vitest';
import { uncalledExports } from './uncalled-exports.ts';

const rule = { path: 'packages/rules/src/age/age.ts', text: 'export const ageOn = () => 18;\n' };
const product = { path: 'packages/flow/src/a.ts', text: 'ageOn();' };

it.each([
  ['no file', [], '', 1],
  ['a test', [{ path: 'packages/rules/src/age/age.test.ts', text: 'ageOn();' }], '', 1],
  ['a story', [{ path: 'packages/flow/src/age.stories.tsx', text: 'ageOn();' }], '', 1],
  ['a comment', [{ ...product, text: '/** See ageOn. */' }], '', 1],
  ['another file', [product], '', 0],
  ['the README, by its name', [], '`ageOn(birthDate)`', 0],
  ['the README, by its entry point', [], '| `age` | completed years |', 0],
])('uncalledExports reports an export unless a shipped file or the README uses it: %s', (_, files, text, count) => {
  expect(uncalledExports([rule, ...files], [{ path: 'packages/rules/README.md', text }])).toHaveLength(count);
});
