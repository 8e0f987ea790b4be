import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { renamedKeys } from '../renamed-keys.ts';
import { renameInCode } from './rename-in-code.ts';

const fixture = (file: string) => readFileSync(new URL(`../../fixtures/code/${file}.txt`, import.meta.url), 'utf8');
const renamed = (text: string) => renameInCode(text, 'app.tsx', renamedKeys);

describe('errors.offline becomes flow.loadFailed.offline', () => {
  test.each([
    ['among other keys of its group', 'among-others', 'tsx'],
    ['alone, in JavaScript without semicolons', 'alone', 'jsx'],
    ['beside names that are taken', 'name-taken', 'ts'],
    ['where the app calls something else flow', 'group-taken', 'js'],
  ])('%s', (_, name, ending) => {
    const { text, findings } = renamed(fixture(`${name}.before.${ending}`));
    expect(text).toBe(fixture(`${name}.after.${ending}`));
    expect(findings).toEqual([]);
  });

  test('once: a second run changes nothing', () => {
    const after = fixture('among-others.after.tsx');
    expect(renamed(after)).toEqual({ text: after, findings: [] });
  });
});

it('leaves a group of the same name that is not ours', () => {
  const text = fixture('not-ours.ts');
  expect(renamed(text)).toEqual({ text, findings: [] });
});

it('renames within a group, in whatever quotes', () => {
  const renames = [
    { since: '9.0.0', from: { group: 'opening-base', key: 'a' }, to: { group: 'opening-base', key: 'b' } },
  ];
  const text = (key: string) =>
    `import { openingBase } from "@quayside/i18n/text/opening-base";\nconst t = useText(openingBase);\nt("${key}"); t('c');\n`;
  expect(renameInCode(text('a'), 'a.ts', renames).text).toBe(text('b'));
});

test.each([
  ['a key by name', 't(key)', 3],
  ['the function handed on', 'show(t)', 3],
  ['the words of a language', 'errors.en[key]', 3],
  ['a key by name of the store', 'store.translate(errors, key)', 3],
])('%s is left to the reader, with its line', (_, use, line) => {
  const text = `import { errors } from '@quayside/i18n/text/errors';\nconst t = useText(errors);\n${use};\n`;
  const { text: after, findings } = renamed(text);
  expect(after).toBe(text);
  expect(findings).toEqual([
    { path: 'app.tsx', line, message: 'a text of errors whose key is not written here: is it offline?' },
  ]);
});

it('refuses what is no module', () => {
  expect(() => renamed("import '@quayside/i18n/text/errors'; const =")).toThrow(SyntaxError);
});
