import { type Flow, getRoutePath } from '../define-flow.ts';
import type { ReturnTarget } from '../return-target.ts';

type Run = {
  readonly steps: readonly { readonly id: string; readonly seals?: true }[];
  readonly navigator: {
    readonly before: (step: string) => string | undefined;
    readonly redirect: (path: string) => string | undefined;
  };
};

/** Returns the path that Back leads to: the return target in the URL, or else the previous step, or else the flow's home. */
export function pathBack(flow: Flow, run: Run | undefined, step: string, wayBack: ReturnTarget | undefined): string {
  if (wayBack?.to === 'step') return wayBack.path;
  if (wayBack) return getRoutePath(flow, run?.steps.find(({ seals }) => seals)?.id ?? 'check-answers');
  return run?.navigator.before(step) ?? flow.home ?? '/';
}

/** Returns the path that a save leads to: the step in the URL's return target if it may be shown, or else `next`. */
export const pathOnward = (flow: Flow, run: Run, next: string, wayBack: ReturnTarget | undefined): string =>
  wayBack?.to === 'step' && !run.navigator.redirect(getRoutePath(flow, wayBack.step)) ? wayBack.path : next;
