import { loadScreen } from '@quayside/flow/internals/load-screen';
import { savesData } from '@quayside/platform/internals/saves-data';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { whenIdle } from '../deferred/when-idle.ts';
import type { Host } from '../host-context.ts';

const { details, center } = informationChangeDefinition.screens;

/**
 * Prefetches, while the page is idle, the pages that an account holder opens from home: page transitions, details and account centre. A press then navigates at
 * once. Loads one chunk after another, so that presses take priority. Loads nothing with the data saver on.
 */
export function prefetchAccount({ routes, texts }: Pick<Host, 'routes' | 'texts'>, later = whenIdle): void {
  if (savesData(navigator)) return;
  later(() => void load().catch(() => undefined)); // a press retries and reports the failure

  async function load(): Promise<void> {
    await import('./page-transition.ts');
    for (const { path } of [details, center]) {
      const route = await routes.find(path);
      if (route) await loadScreen({ texts }, route);
    }
  }
}
