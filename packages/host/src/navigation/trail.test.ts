import { expect, test } from 'vitest';
import { areStepsOfOneFlow, updateTrail } from './trail.ts';

const flow = (name: string, ...paths: string[]) => ({ name, steps: paths.map((path) => ({ path })) as never });
const opening = flow('opening', '/name', '/contact', '/sign');
const account = flow('account');
const places = {
  home: { path: '/' },
  name: { path: '/name', flow: opening },
  contact: { path: '/contact', flow: opening },
  sign: { path: '/sign', flow: opening },
  reasons: { path: '/reasons', flow: opening },
  center: { path: '/center', flow: account },
  details: { path: '/details', flow: account },
};

/** Visits these pages in order. Returns the direction from which each of them entered. */
function walk(...names: (keyof typeof places)[]) {
  const trail: string[] = [];
  return names.slice(1).map((name, at) => updateTrail(trail, places[names[at] ?? name], places[name]));
}

test('the next step enters from the end, and the previous step from the start', () => {
  expect(walk('home', 'name', 'contact', 'name', 'contact', 'sign')).toEqual(['on', 'on', 'back', 'on', 'on']);
  expect(walk('sign', 'contact'), 'also of a step that was opened by its address').toEqual(['back']);
});

test('the previous page and home enter from the start', () => {
  expect(walk('home', 'center', 'details', 'center', 'home')).toEqual(['on', 'on', 'back', 'back']);
  expect(walk('details', 'home', 'details')).toEqual(['back', 'on']);
  expect(walk('center', 'details', 'center', 'details', 'center')).toEqual(['on', 'back', 'on', 'back']);
});

test('the parent of a page opened by its URL enters from the start, and replaces it on the trail', () => {
  const trail: string[] = [];
  expect(updateTrail(trail, places.details, places.center, true)).toBe('back');
  expect(trail).toEqual(['/center']);
  expect(updateTrail(trail, places.center, places.details)).toBe('on');
});

test('the target of Back in the bar enters from the start, even on its first visit or later in the flow', () => {
  const trail: string[] = [];
  updateTrail(trail, places.home, places.name);
  expect(updateTrail(trail, places.name, places.reasons, true), 'from a correction').toBe('back');
  expect(trail, 'it takes the place of the step').toEqual(['/', '/reasons']);
  expect(updateTrail(trail, places.reasons, places.home, true)).toBe('back');
  expect(updateTrail([], places.name, places.sign, true), 'from an answer to the step that shows them all').toBe(
    'back',
  );
});

test('areStepsOfOneFlow returns true only for two steps of the same flow', () => {
  expect(areStepsOfOneFlow(places.name, places.contact)).toBe(true);
  expect(areStepsOfOneFlow(places.home, places.name)).toBe(false);
  expect(areStepsOfOneFlow(places.center, places.details), 'screens are no steps').toBe(false);
});
