import type { HostRoute } from './route-table/route-table.ts';
import type { Direction } from './visit.ts';

/** The part of a route that determines directions: its path, and the steps of its flow in order. */
export type TrailRoute = {
  readonly path: string;
  readonly flow?: Pick<NonNullable<HostRoute['flow']>, 'name' | 'steps'> | undefined;
};

/**
 * Returns the direction from which the page of `to` enters, and updates the trail of visited pages. The target of Back in the bar (`isUp`) enters from the
 * start, and steps of one flow enter by their order. Any other page enters from the start if it is home or on the trail. The browser history is not enough,
 * because its Back differs from Back in the bar.
 */
export function updateTrail(trail: string[], from: TrailRoute, to: TrailRoute, isUp = false): Direction {
  if (trail.at(-1) !== from.path) trail.push(from.path);
  const at = trail.indexOf(to.path);
  const behind = at >= 0 || isUp || to.path === '/';
  if (to.path === '/') trail.length = 0;
  else if (at >= 0) trail.length = at + 1;
  else {
    if (isUp) trail.pop();
    trail.push(to.path);
  }
  const [before, after] = [placeOf(from), placeOf(to)];
  const isOrdered = areStepsOfOneFlow(from, to) && before !== after;
  return isUp || (isOrdered ? after < before : behind) ? 'back' : 'on';
}

/** Returns true if both routes are steps of the same flow, which have an order and the same bars. */
export const areStepsOfOneFlow = (from: TrailRoute, to: TrailRoute): boolean =>
  from.flow?.name === to.flow?.name && placeOf(from) >= 0 && placeOf(to) >= 0;

const placeOf = ({ path, flow }: TrailRoute): number => flow?.steps.findIndex((step) => step.path === path) ?? -1;
