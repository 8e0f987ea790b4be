import type { HostRoute } from '../route-table/route-table.ts';
import type { Move } from './visit.ts';

/** A route, and the flow whose steps have an order. */
export type Place = {
  readonly path: string;
  readonly flow?: Pick<NonNullable<HostRoute['flow']>, 'name' | 'steps'> | undefined;
};

/**
 * Returns where the page of `to` comes from, and keeps the trail of pages that lead to it. What Back of the bar leads to (`isUp`) lies behind, whether it was seen
 * before or not; home lies behind all. Otherwise steps of one flow have an order, and a page on the trail lies behind. The history cannot say it: its Back and that of
 * the bar differ.
 */
export function moveTo(trail: string[], from: Place, to: Place, isUp = false): Move {
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

/** Whether both are steps of the same flow, whose order says what lies behind, and which have the same bars. */
export const areStepsOfOneFlow = (from: Place, to: Place): boolean =>
  from.flow?.name === to.flow?.name && placeOf(from) >= 0 && placeOf(to) >= 0;

const placeOf = ({ path, flow }: Place): number => flow?.steps.findIndex((step) => step.path === path) ?? -1;
