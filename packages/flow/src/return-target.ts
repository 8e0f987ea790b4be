import { type Flow, getRoutePath } from './define-flow.ts';

/**
 * The target of Back and Continue in a step that was opened to change an answer, from `?return=` in its URL. The target is `check`, the page that lists all
 * answers, or the step that linked to this one. `w8ben.form,check` leads to that step, which then returns to `check`.
 */
export type ReturnTarget =
  | { readonly to: 'check' }
  | { readonly to: 'step'; readonly step: string; readonly path: string };

/** Returns the return target in a query string. Returns undefined if there is none, or if the flow does not have the step. */
export function parseReturnTarget(search: string, flow: Flow): ReturnTarget | undefined {
  const [first, ...then] = (new URLSearchParams(search).get('return') ?? '').split(','); // useSearchParams would bundle all of react-router's links and forms
  if (first === 'check') return { to: 'check' };
  const route = flow.steps.find(({ step }) => step === first);
  if (!route) return undefined;
  return { to: 'step', step: route.step, path: `${route.path}${then.length ? `?return=${then.join(',')}` : ''}` };
}

/** Returns the URL of a step that returns to the step `from`, and from there to the return target in `search`. */
export function withReturnTarget(
  flow: Flow,
  step: string,
  { from, search }: { readonly from: string; readonly search: string },
) {
  const before = new URLSearchParams(search).get('return');
  return `${getRoutePath(flow, step)}?return=${[from, ...(before ? [before] : [])].join(',')}`;
}
