import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@quayside/i18n/language';
import { expect, test } from 'vitest';
import { languagePacks, listPacks, MissingTextsError } from './language-packs.ts';

const group = new URL('../../../../i18n/src/text/ui/ui.ts', import.meta.url);
const transform = (code: string, id: string) => languagePacks().transform(code, id)?.code;

test('LANG-04 listPacks replaces an import by one for each language except English, without import attributes', () => {
  const code = transform(readFileSync(group, 'utf8'), group.pathname) ?? '';
  const listed = [...code.matchAll(/'([\w-]+)': \(\) => import\('\.\/\1\.json'\)/g)].map(([, language]) => language);
  expect(listed).toEqual(languages.filter((language) => language !== 'en').sort());
  expect(code).toContain('})[language]()');
  expect(code.match(/with/g), 'the static import keeps its own, which Vite takes off').toHaveLength(1);
});

test('listPacks finds the files of an import with two variables in the folders of the first variable', () => {
  const folder = new URL('../../../../i18n/src/text', import.meta.url).pathname;
  const tick = '`';
  const code = listPacks(`import(${tick}./\${group}/\${language}.json${tick})`, folder);
  expect(code).toContain("'ui/th': () => import('./ui/th.json')");
  expect(code).toMatch(/\}\)\[`\$\{group\}\/\$\{language\}`\]\(\)$/);
});

test('languagePacks throws in a build, but not in a development server, if a language lacks a text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  const code = "import en from './en.json' with { type: 'json' };";
  const build = (command: 'build' | 'serve') => {
    const plugin = languagePacks();
    plugin.configResolved({ command });
    plugin.transform(code, join(folder, 'home-text.ts'));
  };
  try {
    writeFileSync(join(folder, 'en.json'), JSON.stringify({ lead: 'Trade', days_one: '1 day', days_other: 'Days' }));
    writeFileSync(join(folder, 'ms.json'), JSON.stringify({ days_other: 'Hari' }));
    expect(() => build('build')).toThrow(new MissingTextsError(join(folder, 'ms.json'), ['lead']));
    expect(() => build('serve')).not.toThrow();
    writeFileSync(join(folder, 'ms.json'), JSON.stringify({ lead: 'Dagang', days_other: 'Hari' }));
    expect(() => build('build')).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('languagePacks leaves other modules, and those of node_modules, unchanged', () => {
  expect(transform("import('./a.json', { with: { type: 'json' } })", group.pathname)).toBeUndefined();
  expect(transform('import(`./${language}.json`)', '/app/node_modules/x/text.ts')).toBeUndefined();
});
