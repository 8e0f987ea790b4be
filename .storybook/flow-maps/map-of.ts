import { expect } from 'storybook/test';
import { drawingsOf, type FlowDrawing, type Place } from './drawings.ts';
import { edgesOf } from './edges.ts';

type PlayedMap = {
  canvas: { findAllByRole: (role: string) => Promise<unknown> };
  canvasElement: HTMLElement;
};

/** Returns a map's story, whose play function checks that each screen, state and outcome has a story. */
export function mapOf(name: string) {
  return {
    args: { flow: name },
    play: async ({ canvas, canvasElement }: PlayedMap) => {
      const drawings = drawingsOf(name);
      await canvas.findAllByRole('navigation');
      await expect(drawings, `${name} is a flow of the edition, or a part of one`).not.toHaveLength(0);
      await expect(drawings.flatMap(gapsIn), 'screens without a story').toEqual([]);
      const covers = drawings.flatMap(placesOf).flatMap(({ found }) => (found ? [found.cover.id] : []));
      await expect(
        covers.filter((id) => /--.*(?:error|loading|offline|thai|japanese|chinese)/.test(id)),
        'pictures that are unlike their screen: give another story `parameters: { cover: true }`',
      ).toEqual([]);
      await expect(canvasElement.querySelector('iframe, object'), 'no screen starts by itself').toBeNull();
      const lost = [...canvasElement.querySelectorAll('[data-overview] a')].filter(
        (link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
      );
      await expect(lost, 'each picture of the overview leads to its step').toEqual([]);
      const wanted = drawings.flatMap(edgesOf).map(({ from, to }) => `${from} ${to}`);
      const drawn = [...canvasElement.querySelectorAll<SVGElement>('[data-edge]')].map(({ dataset }) => dataset.edge);
      await expect(new Set(drawn), 'what leads from screen to screen is drawn').toEqual(new Set(wanted));
      await expect(smallWords(canvasElement), 'words below 13 px').toEqual([]);
      const flagged = [...canvasElement.querySelectorAll('[data-flag=End]')].map(
        (flag) => flag.closest('a')?.lastChild,
      );
      await expect(new Set(flagged.map((name) => name?.textContent)), 'only final states are ends').toEqual(
        new Set(drawings.some(({ states }) => states.length) ? ['Opened', 'Refused'] : []),
      );
      const heads = [...canvasElement.querySelectorAll('[data-overview] li > :first-child')];
      await expect(
        [...new Set(heads.map((head) => head.getBoundingClientRect().height))],
        'no name of a group pushes its screens out of their row',
      ).toEqual([36]);
      const parting = drawings
        .flatMap(({ groups }) => groups)
        .flatMap(([, steps]) => steps.flatMap(({ lane }) => lane ?? []));
      const labelled = [...canvasElement.querySelectorAll<HTMLElement>('[data-lane]')].filter(({ textContent }) =>
        textContent?.startsWith('Branch '),
      );
      await expect(new Set(labelled.map(({ dataset }) => dataset.lane)), 'each way has its label').toEqual(
        new Set(parting),
      );
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

/** Returns words that nobody can read at a glance. */
const smallWords = (map: HTMLElement) =>
  [...map.querySelectorAll('nav *')]
    .filter((one) => [...one.childNodes].some((child) => child instanceof Text && child.data.trim()))
    .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 13)
    .map(({ textContent }) => textContent);
