import { expect, test } from 'vitest';
import { unknownEntryPoints } from './named-entry-points.ts';

const entryPoints = new Map([['ui', new Set(['', 'button', 'tokens.css'])]]);

test('a specifier in a page is an entry point, and so is its package alone', () => {
  const text = "`@quayside/ui`, @quayside/ui/tokens.css. import '@quayside/ui/button'; `@quayside/ui/<any>`";
  expect(unknownEntryPoints('docs/page.md', text, entryPoints)).toEqual([]);
  expect(unknownEntryPoints('docs/page.md', '`@quayside/ui/buton`, `@quayside/kit`', entryPoints)).toEqual([
    'docs/page.md names @quayside/ui/buton, which is no entry point',
    'docs/page.md names @quayside/kit, which is no entry point',
  ]);
});

test('the first column of a table of entry points names entry points, of any other table anything', () => {
  const text = [
    '| Entry point | what |',
    '| --- | --- |',
    '| `button`, `gone` | `here` |',
    '',
    '| `lang` | `th` |',
  ].join('\n');
  expect(unknownEntryPoints('packages/ui/README.md', text, entryPoints)).toEqual([
    'packages/ui/README.md names gone, which is no entry point',
  ]);
  expect(unknownEntryPoints('docs/page.md', text, entryPoints)).toEqual([]);
});
