import type { Application } from '@quayside/contract/application';
import type { Flow } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { JsonValue, SafeStorage } from '@quayside/platform/storage';
import { deleteHomeShape, storeHomeShape } from '../boot/home-shape.ts';
import { isOpenedSeen, storeOpenedSeen } from '../boot/opened-seen.ts';
import { allowedPagesKey, showOpenedSkeleton } from '../boot/skeleton.ts';

type OpenPages = { readonly [flow: string]: readonly string[] };

/**
 * Stores the paths of a flow that its guard allows for this customer, now and after each change. The boot script then shows a prerendered page at once on the
 * next visit (NAV-01). Omits steps with saved answers, because the prerendered form is empty and its fields would move when the answers arrive.
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
 * Stores the progress of the opening, so that the skeletons of its result page and of home fit. Updates a visible skeleton of the result page if the customer
 * has seen that page before.
 */
function storeOpening(state: Application['state'] | undefined): void {
  if (state !== 'opened') storeOpenedSeen(false);
  else if (isOpenedSeen()) showOpenedSkeleton();
  if (state) storeHomeShape(state === 'opened' ? 'account' : 'application');
}

/** Deletes the data of one customer: the stored paths, whether their account is open, and the outline of their home. */
export function deleteAllowedPages(storage: Pick<SafeStorage, 'remove'>): void {
  storage.remove(allowedPagesKey);
  storeOpenedSeen(false);
  deleteHomeShape();
}

const isOpenPages = (value: JsonValue): value is OpenPages =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((paths) => Array.isArray(paths) && paths.every((path) => typeof path === 'string'));
