import { expect } from 'storybook/test';
import type { FlowDrawing, Place } from './flow-drawing.ts';
import { drawn } from './flow-map.tsx';

/** Returns a map's story, whose play function checks that each screen, state and outcome has a story. */
export function mapOf(name: string) {
  return {
    args: { flow: name },
    play: async ({ canvas }: { canvas: { findAllByRole: (role: string) => Promise<unknown> } }) => {
      const drawings = await drawn(name);
      await canvas.findAllByRole('navigation');
      await expect(drawings, `${name} is a flow of the edition, or a part of one`).not.toHaveLength(0);
      await expect(drawings.flatMap(gapsIn), 'screens without a story').toEqual([]);
      const covers = drawings.flatMap(placesOf).flatMap(({ found }) => (found ? [found.cover.id] : []));
      await expect(
        covers.filter((id) => /--.*(?:error|loading|offline|thai|japanese|chinese)/.test(id)),
        'pictures that are unlike their screen: give another story `parameters: { cover: true }`',
      ).toEqual([]);
      for (const { groups } of drawings) {
        const titles = groups.flatMap(([, steps]) => steps.map(({ found }) => found?.title));
        await expect(titles, 'each step has the title of its own screen').toEqual([...new Set(titles)]);
      }
    },
  };
}

const placesOf = ({ groups, states, ineligible, screens }: FlowDrawing) => [
  ...groups.flatMap(([, steps]) => steps),
  ...screens,
  ...states,
  ...(ineligible ? [ineligible] : []),
];

function gapsIn({ groups, states, ineligible, screens }: FlowDrawing): readonly string[] {
  const places: readonly Place[] = [...groups.flatMap(([, steps]) => steps), ...screens];
  return [
    ...places.filter(({ found }) => !found).map(({ id, path }) => `${id} at ${path}`),
    ...states.filter(({ found }) => !found).map(({ state, path }) => `${state} at ${path}`),
    ...(ineligible && !ineligible.found ? [`not eligible at ${ineligible.path}`] : []),
  ];
}
