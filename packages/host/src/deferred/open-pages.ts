import type { Application } from '@quayside/contract/application';
import type { Flow } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { SafeStorage, Storable } from '@quayside/platform/storage';
import { forgetHomeShape, keepHomeShape } from '../boot/home-shape.ts';
import { isOpenedKept, keepOpened } from '../boot/opened.ts';
import { openPagesKey, showOpened } from '../boot/skeleton.ts';

type OpenPages = { readonly [flow: string]: readonly string[] };

/**
 * Stores the paths of a flow that its guard lets this customer open, now and after each change, so that the boot script can show a prerendered page at once
 * on the next visit (NAV-01). A step with saved answers is left out: the prerendered form is empty, and its fields would move when the answers arrive.
 */
export function keepOpenPages(
  runtime: Pick<FlowRuntime, 'subscribe' | 'redirect' | 'application'>,
  flow: Pick<Flow, 'name' | 'steps'>,
  storage: Pick<SafeStorage, 'get' | 'set'>,
): void {
  const keep = () => {
    const answers = runtime.application?.answers ?? {};
    const open = flow.steps
      .filter(({ step, path }) => runtime.redirect(path) === undefined && answers[step] === undefined)
      .map(({ path }) => path);
    const kept = storage.get(openPagesKey, isOpenPages) ?? {};
    if (flow.name === 'opening') keepOpening(runtime.application?.state);
    if (kept[flow.name]?.join() !== open.join()) storage.set(openPagesKey, { ...kept, [flow.name]: open });
  };
  runtime.subscribe(keep);
  keep();
}

/** Remembers how far the opening is: its result page and home are awaited with the look that follows, the result page now too, if it was seen before. */
function keepOpening(state: Application['state'] | undefined): void {
  if (state !== 'opened') keepOpened(false);
  else if (isOpenedKept()) showOpened();
  if (state) keepHomeShape(state === 'opened' ? 'account' : 'application');
}

/** Deletes the stored paths, which belong to one customer, whether their account is open, and the outline of their home. */
export function forgetOpenPages(storage: Pick<SafeStorage, 'remove'>): void {
  storage.remove(openPagesKey);
  keepOpened(false);
  forgetHomeShape();
}

const isOpenPages = (value: Storable): value is OpenPages =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((paths) => Array.isArray(paths) && paths.every((path) => typeof path === 'string'));
