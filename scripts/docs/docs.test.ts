import { expect, it } from 'vitest';
import { unknownEntryPoints, unknownFiles } from './entry-points.ts';
import { promisedOutput, sampleFiles } from './samples.ts';
import { llmsText } from './site.ts';

const ui = { folder: 'ui', name: '@quayside/ui', description: '', exports: { './button': {}, './tokens.css': '' } };

it('unknownEntryPoints returns specifiers that packages do not export', () => {
  const text = "`@quayside/ui`, @quayside/ui/tokens.css. import '@quayside/ui/button'; `@quayside/ui/text/<any>`";
  expect(unknownEntryPoints('docs/page.md', text, [ui])).toEqual([]);
  expect(unknownEntryPoints('docs/page.md', '`@quayside/ui/buton`, `@quayside/kit`', [ui])).toEqual([
    'docs/page.md names @quayside/ui/buton, which no package exports',
    'docs/page.md names @quayside/kit, which no package exports',
  ]);
});

it('unknownEntryPoints reads the first column of tables of entry points', () => {
  const text = '| Entry point | what |\n| --- | --- |\n| `button`, `gone` | `here` |\n\n| `lang` | `th` |\n';
  expect(unknownEntryPoints('packages/ui/README.md', text, [ui])).toEqual([
    'packages/ui/README.md names @quayside/ui/gone, which no package exports',
  ]);
  expect(unknownEntryPoints('docs/page.md', text, [ui])).toEqual([]);
});

it('unknownFiles returns files that the repository does not contain', () => {
  const text =
    '`host/src/boot.ts`, `boot.tsx`, `<name>.test.tsx`, `.test.tsx`, `boot.ts: limit = 1`\n```sh\nnode gone.mjs\n```\n';
  expect(unknownFiles('docs/page.md', text, new Set(['boot.ts']))).toEqual([
    'docs/page.md names `boot.tsx`, which does not exist',
  ]);
});

it('sampleFiles returns the TypeScript of a page with its file, line and output', () => {
  const page =
    '# A\n\n```sh\nnpm start\n```\n\n```ts session.ts\nlet a = 1;\n```\n\n```ts run\nlog(1); // → [1]\n```\n';
  const files = sampleFiles('docs/a.md', page);
  expect(files.map(({ file, line, runs }) => [file, line, runs])).toEqual([
    ['docs/a/session.ts', 8, false],
    ['docs/a/sample-3.ts', 12, true],
  ]);
  expect(files.map(promisedOutput)).toEqual([[], ['[1]']]);
});

it('llmsText returns the index of pages with links to served pages and the API', () => {
  const index = '# Ours\n\n> In short.\n\n- [Begin](begin.md): the first hour\n- [A story](../../?path=/story/a--b)\n';
  const pages = new Map([
    ['docs/README.md', index],
    ['docs/begin.md', '# Begin\n'],
  ]);
  expect(llmsText(pages, [['ui/README.md', '# API of ui\n']])).toBe(
    '# Ours\n\n> In short.\n\n- [Begin](pages/docs/begin.md): the first hour\n\n' +
      '## API reference\n\n- [API of ui](pages/reference/ui/README.md)\n',
  );
});
