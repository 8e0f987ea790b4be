import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featureProblems, storyIds, testSlugs } from './feature-table.ts';

const root = join(import.meta.dirname, '../..');
const readFile = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
const files: Record<string, string> = {
  'ui/dialog.stories.tsx': "const meta = { title: 'Overlays/Dialog' };\nexport const LongText: Story = {};",
  'ui/list.test.ts': "test('rows stay few', () => {});",
};
const page = (...rows: string[]) =>
  [
    '| | vant | RAC | Quayside |',
    '|---|---|---|---|',
    ...rows.map((row) => `| Dialog | Y | – | ${row} |`),
    '',
    '| a |',
  ].join('\n');
const problems = (...rows: string[]) => featureProblems(page(...rows), (path) => files[path]);

it('the table of docs/performance.md points at stories and tests that exist', () => {
  expect(featureProblems(readFile('docs/performance.md') ?? '', readFile)).toEqual([]);
});

describe('a link', () => {
  it.each([
    'Y [LongText](../ui/dialog.stories.tsx#overlays-dialog--long-text)',
    'Y / P [few](../ui/list.test.ts#rows-stay)',
    '– by decision',
  ])('%s holds', (row) => expect(problems(row)).toEqual([]));

  it.each([
    ['Y as everybody knows', 'names no story'],
    ['P [gone](../ui/gone.stories.tsx#overlays-gone--open)', 'there is no ui/gone.stories.tsx'],
    ['Y [dialog](../ui/dialog.stories.tsx)', 'needs an anchor, as #overlays-dialog--long-text'],
    ['Y [Open](../ui/dialog.stories.tsx#overlays-dialog--open)', 'has no overlays-dialog--open'],
    ['Y [many](../ui/list.test.ts#rows-are-many)', 'has no rows-are-many'],
  ])('%s is stale', (row, words) => expect(problems(row)).toEqual([expect.stringContaining(words)]));
});

it('a page without a table says so', () => {
  expect(featureProblems('# Kit', () => undefined)).toEqual([expect.stringContaining('no feature table')]);
});

it('stories and tests are named as their tools name them', () => {
  expect(storyIds("title: 'Data/Area chart',\nexport const AsATable: Story = {")).toEqual([
    'data-area-chart--as-a-table',
  ]);
  expect(testSlugs("it.each([['a', 1]])('UI-03: 10 px', () => {}); test('b c', x);")).toEqual(['ui-03-10-px', 'b-c']);
});
