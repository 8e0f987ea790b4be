import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edition } from './edition.ts';

const folder = join(import.meta.dirname, '../../../.storybook/flow-maps');
const names = [...new Set(edition.flows.flatMap(({ name, parts }) => [name, ...Object.keys(parts)]))];

test.each(names)(
  'HOST-03 Storybook has a map of %s; a new one is written, `vitest -u` writes it again',
  async (name) => {
    await expect(pageOf(name)).toMatchFileSnapshot(join(folder, `${name}.stories.tsx`));
  },
);

test('Storybook has no map of a flow that is gone', () => {
  const drawn = readdirSync(folder).flatMap((file) => /^(.+)[.]stories[.]tsx$/.exec(file)?.[1] ?? []);
  expect(drawn.filter((name) => !names.includes(name))).toEqual([]);
});

const titleOf = (name: string) => (name[0]?.toUpperCase() + name.slice(1)).replace(/^W8ben/, 'W-8BEN');

const pageOf = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** Drawn from the journeys, as docs/flows.md is. Written by hosts/sg/src/flow-maps.test.ts: do not edit. */
const meta = {
  title: 'Start/Flow maps/${titleOf(name)}',
  component: FlowMap,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = await mapOf('${name}');
`;
