import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stripRequirementIds } from '../../.storybook/strip-requirement-ids.ts';

const root = join(import.meta.dirname, '../..');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);

test.each([
  ['Called once for several quick clicks (UI-02).', 'Called once for several quick clicks.'],
  ['RULE-16: the signature is shown.', 'The signature is shown.'],
  ['STATE-05 MSG-34 The minor', 'The minor'],
  ['Refuses US persons (RULE-08, MSG-38).', 'Refuses US persons.'],
  ['Ignores a press (UI-02: 200 ms).', 'Ignores a press (200 ms).'],
  ['Renders the W-8BEN (line 9) of MY-10.', 'Renders the W-8BEN (line 9) of MY-10.'],
])('stripRequirementIds changes “%s” to “%s”', (comment, words) => {
  expect(stripRequirementIds(comment)).toBe(words);
});

const internal =
  /\b(?:UI|RULE|MSG|STATE|START|SKIN|TIER|HOST|NAV|FORM)-\d{2}\b|\bscripts\/|[.]spec[.]ts|\(specification/;

test('comments of stories on pages do not contain requirement ids or repository paths', () => {
  const shown = sources('packages/*/src/**/*.stories.tsx').flatMap(([path, code]) =>
    [...code.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])+)\*\/\nexport const (\w+)/g)].map(
      ([, words = '', name = '']) => `${path} ${name}: ${words}`,
    ),
  );
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((words) => internal.test(words))).toEqual([]);
});

test('descriptions of properties do not contain requirement ids', () => {
  const comments = sources('packages/{ui,capture}/src/*/*.tsx').flatMap(([path, code]) =>
    path.includes('.stories.')
      ? []
      : [...code.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[\s\S])+)\*\//gm)].map(([, one = '']) => one),
  );
  expect(comments.length).toBeGreaterThan(200);
  const words = comments.map((comment) => stripRequirementIds(comment.replaceAll(/\s*\n\s*\*\s*/g, ' ')));
  expect(words.filter((one) => internal.test(one))).toEqual([]);
});
