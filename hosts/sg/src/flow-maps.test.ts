import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawFlows } from '../../../.storybook/flow-maps/flow-drawing.ts';
import { leadOfFlow, titleOfFlow } from '../../../.storybook/flow-maps/flow-titles.ts';
import { edition } from './edition.ts';

const folder = join(import.meta.dirname, '../../../.storybook/flow-maps');
const flows = await Promise.all(edition.flows.map(({ load }) => load()));
const names = [...new Set(flows.flatMap(({ name, parts }) => [name, ...Object.keys(parts)]))];

test.each(names)(
  'HOST-03 has a Storybook map of %s that matches the journeys (`vitest -u` writes it)',
  async (name) => {
    await expect(pageOf(name)).toMatchFileSnapshot(join(folder, `${name}.stories.tsx`));
  },
);

test('keeps the drawings of its maps like the flows and their stories (`vitest -u` writes them)', async () => {
  const drawings = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await drawFlows(name)])));
  const placed = JSON.stringify(drawings, null, 1).replaceAll(/\{\s+"id": ("[^"]+"),\s+"name": ("[^"]+")\s+\}/g, link);
  await expect(`${placed}\n`).toMatchFileSnapshot(join(folder, 'generated/drawings.json'));
});

/** Formats a story on one line. */
const link = '{ "id": $1, "name": $2 }';

test('has no Storybook map of a removed flow', () => {
  const drawn = readdirSync(folder).flatMap((file) => /^(.+)[.]stories[.]tsx$/.exec(file)?.[1] ?? []);
  expect(drawn.filter((name) => !names.includes(name))).toEqual([]);
});

const pageOf = (name: string) => `// hosts/sg/src/flow-maps.test.ts writes this file: do not edit it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** ${leadOfFlow(name)} */
const meta = {
  id: 'start-flow-maps-${name}',
  title: 'Start/Flow maps/${titleOfFlow(name)}',
  component: FlowMap,
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = mapOf('${name}');
`;
