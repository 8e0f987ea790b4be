import type { Application } from '@quayside/contract/application';
import type { Flow } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { JsonValue, SafeStorage } from '@quayside/platform/storage';
import { deleteHomeShape, storeHomeShape } from '../boot/home-shape.ts';
import { isOpenedSeen, storeOpenedSeen } from '../boot/opened-seen.ts';
import { allowedPagesKey, showOpenedSkeleton } from '../boot/skeleton.ts';

type OpenPages = { readonly [flow: string]: readonly string[] };

/**
 * Stores which paths of a flow its guard allows, now and after each change, so that the next visit shows a prerendered page at once (NAV-01). Omits steps with
 * saved answers, because the prerendered form is empty.
 */
export function storeAllowedPages(
  runtime: Pick<FlowRuntime, 'subscribe' | 'application'> & {
    readonly navigator: Pick<FlowRuntime['navigator'], 'redirect'>;
  },
  flow: Pick<Flow, 'name' | 'steps'>,
  storage: Pick<SafeStorage, 'get' | 'set'>,
): void {
  const store = () => {
    const answers = runtime.application?.answers ?? {};
    const open = flow.steps
      .filter(({ step, path }) => runtime.navigator.redirect(path) === undefined && answers[step] === undefined)
      .map(({ path }) => path);
    const stored = storage.get(allowedPagesKey, isOpenPages) ?? {};
    if (flow.name === 'opening') storeOpening(runtime.application?.state);
    if (stored[flow.name]?.join() !== open.join()) storage.set(allowedPagesKey, { ...stored, [flow.name]: open });
  };
  runtime.subscribe(store);
  store();
}

/**
 * Stores how far the opening is, so that the next skeletons of home and of its result page fit. If the customer has seen the result before, also changes a
 * visible skeleton.
 */
function storeOpening(state: Application['state'] | undefined): void {
  if (state !== 'opened') storeOpenedSeen(false);
  else if (isOpenedSeen()) showOpenedSkeleton();
  if (state) storeHomeShape(state === 'opened' ? 'account' : 'application');
}

/** Deletes what this device has stored about a customer's pages: the allowed paths, whether the opened account was seen, and the outline of home. */
export function deleteAllowedPages(storage: Pick<SafeStorage, 'remove'>): void {
  storage.remove(allowedPagesKey);
  storeOpenedSeen(false);
  deleteHomeShape();
}

const isOpenPages = (value: JsonValue): value is OpenPages =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((paths) => Array.isArray(paths) && paths.every((path) => typeof path === 'string'));
