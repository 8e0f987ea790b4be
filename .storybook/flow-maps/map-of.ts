import { expect } from 'storybook/test';
import { drawingsOf, type FlowDrawing, type Place } from './flow-drawing.ts';

/** Returns a map's story, whose play function checks that each screen, state and outcome has a story. */
export async function mapOf(name: string) {
  const drawings = await drawingsOf(name);
  return {
    args: { drawings },
    play: async () => {
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
