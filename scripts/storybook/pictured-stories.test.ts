import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { coversIn, type Entry, momentOf, picturedStories } from './pictured-stories.ts';

const entry = (title: string, name: string, tags: readonly string[] = []): Entry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-'),
  type: 'story',
  title,
  name,
  tags: ['dev', ...tags],
});

test('screens, overlays, scenarios and stories of guides have a picture; hidden stories and pages do not', () => {
  const pictured = [
    entry('Screens/Opening/Contact', 'Filled'),
    entry('Components/Overlays/Sheet', 'Keyboard'),
    entry('Start/Scenarios', 'Draft'),
    entry('Components/Documents/Image viewer', 'Open'),
  ];
  const others = [
    entry('Components/Documents/Image viewer', 'Closed'),
    { ...entry('Screens/Opening/Contact', 'Leads on'), tags: ['test'] },
    { ...entry('Screens/Opening/Contact', 'Docs'), type: 'docs' },
  ];
  const guides = new Set(['components-documents-image-viewer--open']);
  expect(picturedStories([...pictured, ...others], guides)).toEqual(pictured);
});

it.each([
  ['Screens/Opening/Contact', 'Filled', [], 'played'],
  ['Screens/Opening/Contact', 'Empty', [], 'begins'],
  ['Screens/Opening/Contact', 'To fix too old', ['to-fix'], 'marked'],
  ['Screens/Opening/Contact', 'To fix, error at saving', ['to-fix', 'error'], 'played'],
  ['Screens/Opening/Contact', 'Cover', [], 'begins'],
  ['Screens/Opening/Contact', 'Cover', ['offline'], 'played'],
  ['Components/Overlays/Sheet', 'Keyboard', [], 'played'],
  ['Start/Scenarios', 'Draft', ['draft'], 'begins'],
])('%s, %s %j is pictured as it is %s', (title, name, tags, moment) => {
  const covers = new Set(['screens-opening-contact--cover']);
  expect(momentOf(entry(title, name, tags), { guides: new Set(), covers })).toBe(moment);
});

test('the story of a guide is pictured as it begins, because its parts are measured there', () => {
  const open = entry('Components/Overlays/Sheet', 'Open');
  expect(momentOf(open, { guides: new Set([open.id]), covers: new Set() })).toBe('begins');
  const popover = entry('Components/Overlays/Popover', 'Open');
  expect(momentOf(popover, { guides: new Set([popover.id]), covers: new Set() }), 'its play opens it').toBe('played');
});

test('the covers of the maps are read from their drawings', () => {
  const drawings = readFileSync(
    join(import.meta.dirname, '../../.storybook/flow-maps/generated/drawings.json'),
    'utf8',
  );
  expect(coversIn(drawings)).toContain('screens-opening-how-to-open--empty');
  expect(coversIn('{ "stories": [{ "id": "screens-one--two" }] }').size).toBe(0);
});
