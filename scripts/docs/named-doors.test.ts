import { expect, test } from 'vitest';
import { unknownDoors } from './named-doors.ts';

const doors = new Map([['ui', new Set(['', 'button', 'tokens.css'])]]);

test('a specifier in a page is a door, and so is its package alone', () => {
  const text = "`@quayside/ui`, @quayside/ui/tokens.css. import '@quayside/ui/button'; `@quayside/ui/<any>`";
  expect(unknownDoors('docs/page.md', text, doors)).toEqual([]);
  expect(unknownDoors('docs/page.md', '`@quayside/ui/buton`, `@quayside/kit`', doors)).toEqual([
    'docs/page.md names @quayside/ui/buton, which is no door',
    'docs/page.md names @quayside/kit, which is no door',
  ]);
});

test('the first column of a table of doors names doors, of any other table anything', () => {
  const text = ['| Door | what |', '| --- | --- |', '| `button`, `gone` | `here` |', '', '| `lang` | `th` |'].join(
    '\n',
  );
  expect(unknownDoors('packages/ui/README.md', text, doors)).toEqual([
    'packages/ui/README.md names gone, which is no door',
  ]);
  expect(unknownDoors('docs/page.md', text, doors)).toEqual([]);
});
