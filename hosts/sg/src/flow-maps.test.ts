import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawFlows } from '../../../.storybook/flow-maps/flow-drawing.ts';
import { edition } from './edition.ts';

const folder = join(import.meta.dirname, '../../../.storybook/flow-maps');
const flows = await Promise.all(edition.flows.map(({ load }) => load()));
const names = [...new Set(flows.flatMap(({ name, parts }) => [name, ...Object.keys(parts)]))];
const maps = readFileSync(join(folder, 'flow-maps.stories.tsx'), 'utf8');
const shown = [...maps.matchAll(/ = mapOf\('([\w-]+)'\)/g)].map(([, name]) => name);

test.each(names)('HOST-03 Storybook has a map of the flow %s', (name) => {
  expect(shown).toContain(name);
});

test('Storybook has no map of a removed flow', () => {
  expect(shown.filter((name) => !names.includes(name ?? ''))).toEqual([]);
});

test('Storybook maps match the flows and their stories (`--update` redraws them)', async () => {
  const drawings = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await drawFlows(name)])));
  await expect(withScreensOnOneLine(drawings)).toMatchFileSnapshot(join(folder, 'generated/drawings.json'));
});

const withScreensOnOneLine = (drawings: object): string =>
  `${JSON.stringify(drawings, null, 1).replaceAll(/\{[^[{}]+(?:\[[^\]{}]*\][^[{}]*)?\}/g, (screen) => screen.replaceAll(/\s+/g, ' '))}\n`;
