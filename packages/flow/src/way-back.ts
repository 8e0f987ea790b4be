import { type Flow, pathOf } from './define-flow.ts';

/**
 * The target to return to after a step was opened to change an answer, from `?return=` in its URL: `check` (the page that reads answers back), or the id
 * of the step that linked to it. `w8ben.form,check` leads to that step, which then returns to the check.
 */
export type WayBack = { readonly to: 'check' } | { readonly to: 'step'; readonly step: string; readonly path: string };

/** Reads the way back from a query string. Returns undefined if there is none, or if the flow does not have the step. */
export function wayBackIn(search: string, flow: Flow): WayBack | undefined {
  const [first, ...then] = (new URLSearchParams(search).get('return') ?? '').split(','); // useSearchParams would bundle all of react-router's links and forms
  if (first === 'check') return { to: 'check' };
  const route = flow.steps.find(({ step }) => step === first);
  if (!route) return undefined;
  return { to: 'step', step: route.step, path: `${route.path}${then.length ? `?return=${then.join(',')}` : ''}` };
}

/** Returns the URL of a step that leads back to `from`, and from there to the way back in `search`. */
export function withWayBack(
  flow: Flow,
  step: string,
  { from, search }: { readonly from: string; readonly search: string },
) {
  const before = new URLSearchParams(search).get('return');
  return `${pathOf(flow, step)}?return=${[from, ...(before ? [before] : [])].join(',')}`;
}
