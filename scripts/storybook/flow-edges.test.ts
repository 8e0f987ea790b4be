import { describe, expect, it, test } from 'vitest';
import { drawingsOf, type StepPlace, wholeFlows } from '../../.storybook/flow-maps/drawings.ts';
import { edgesOf } from '../../.storybook/flow-maps/edges.ts';
import drawings from '../../.storybook/flow-maps/generated/drawings.json' with { type: 'json' };

const all = Object.keys(drawings).flatMap(drawingsOf);
const ends = ['opened', 'failed'];

describe.each(all.map((drawing) => [`${drawing.name} ${drawing.title}`, drawing] as const))(
  'the map %s',
  (_, drawing) => {
    const edges = edgesOf(drawing);
    const steps = drawing.groups.flatMap(([, some]) => some);
    const nodes = [...steps.map(({ id }) => id), ...drawing.states.map(({ state }) => state)];

    it('leads to each screen but the first', () => {
      const reached = new Set(edges.map(({ to }) => to));
      expect(nodes.filter((node) => !reached.has(node))).toEqual([nodes[0]]);
    });

    it('leads on from each screen but the final ones', () => {
      const left = new Set(edges.map(({ from }) => from));
      const last = drawing.states.length ? ends : [nodes.at(-1)];
      expect(nodes.filter((node) => !left.has(node))).toEqual(last);
    });

    it('leads from one drawn screen to another', () => {
      expect(edges.filter(({ from, to }) => from === to || !nodes.includes(from) || !nodes.includes(to))).toEqual([]);
    });
  },
);

test('there are maps of all flows', () => {
  expect(wholeFlows().length).toBeGreaterThan(8);
  expect(all.length).toBeGreaterThan(wholeFlows().length);
});

test('ways part, skip what the other one has, and meet again', () => {
  const step = (id: string, lane?: StepPlace['lane']) => ({ id, lane }) as StepPlace;
  const steps = [
    step('first'),
    step('photo', 'manual'),
    step('details', 'digital-id'),
    step('contact', 'manual'),
    step('meet'),
    step('proof', 'manual'),
    step('last'),
  ];
  const edges = edgesOf({ groups: [['all', steps]], states: [] });
  expect(edges.map(({ from, to, lane }) => [from, to, lane].join(' ').trim())).toEqual([
    'first photo manual',
    'photo contact manual',
    'contact meet manual',
    'meet proof manual',
    'proof last manual',
    'first details digital-id',
    'details meet digital-id',
    'meet last digital-id',
  ]);
});
