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
      for (const { groups } of drawings) {
        const titles = groups.flatMap(([, steps]) => steps.map(({ found }) => found?.title));
        await expect(titles, 'each step has the title of its own screen').toEqual([...new Set(titles)]);
      }
    },
  };
}

function gapsIn({ groups, states, ineligible, screens }: FlowDrawing): readonly string[] {
  const places: readonly Place[] = [...groups.flatMap(([, steps]) => steps), ...screens];
  return [
    ...places.filter(({ found }) => !found).map(({ id, path }) => `${id} at ${path}`),
    ...states.filter(({ stories }) => !stories.length).map(({ state, path }) => `${state} at ${path}`),
    ...(ineligible && !ineligible.found ? [`not eligible at ${ineligible.path}`] : []),
  ];
}
