import type { Flow } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { SafeStorage, Storable } from '@quayside/platform/storage';
import { openPagesKey } from '../boot/skeleton.ts';

type OpenPages = { readonly [flow: string]: readonly string[] };

/**
 * Keeps the paths of a flow's steps that its guard lets this customer pass, now and after each change of the application, so that the boot script knows on the
 * next visit whether a prerendered page may be seen at once (NAV-01). A step with saved answers is left out: the prerendered form is empty, and its fields would
 * move when the answers come. Paths alone; they end with the login.
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
    if (kept[flow.name]?.join() !== open.join()) storage.set(openPagesKey, { ...kept, [flow.name]: open });
  };
  runtime.subscribe(keep);
  keep();
}

/** Another customer has other pages. */
export const forgetOpenPages = (storage: Pick<SafeStorage, 'remove'>): void => storage.remove(openPagesKey);

const isOpenPages = (value: Storable): value is OpenPages =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((paths) => Array.isArray(paths) && paths.every((path) => typeof path === 'string'));
