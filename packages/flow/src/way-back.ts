import { type Flow, pathOf } from './define-flow.ts';

/**
 * Where a step leads back to, from `?return=` of its address: `check` (the answers read back), or a step's id, which a link on its screen leaves and returns to.
 * `w8ben.form,check`: first to that step, which returns to the check then. Undefined without one, and for a step that the flow does not have.
 */
export type WayBack = { readonly to: 'check' } | { readonly to: 'step'; readonly step: string; readonly path: string };

/** Reads the way back from the query of an address. */
export function wayBackIn(search: string, flow: Flow): WayBack | undefined {
  const [first, ...then] = (new URLSearchParams(search).get('return') ?? '').split(','); // useSearchParams brings all of react-router's links and forms
  if (first === 'check') return { to: 'check' };
  const route = flow.steps.find(({ step }) => step === first);
  if (!route) return undefined;
  return { to: 'step', step: route.step, path: `${route.path}${then.length ? `?return=${then.join(',')}` : ''}` };
}

/** Returns the address of a step that leads back to `from`, and from there to where that was to lead. */
export function withWayBack(
  flow: Flow,
  step: string,
  { from, search }: { readonly from: string; readonly search: string },
) {
  const before = new URLSearchParams(search).get('return');
  return `${pathOf(flow, step)}?return=${[from, ...(before ? [before] : [])].join(',')}`;
}
