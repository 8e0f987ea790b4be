import { loadScreen } from '@quayside/flow/internals/load-screen';
import { hasDataSaver } from '@quayside/platform/internals/has-data-saver';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import type { Host } from '../host-context.ts';
import { whenIdle } from '../services/when-idle.ts';

const { details, center } = informationChangeDefinition.screens;

/**
 * Prefetches the pages that an account holder opens from home, so that a press navigates at once: page transitions, details and account centre, one after
 * another, while the page is idle. Does nothing with the data saver on.
 */
export function prefetchAccount({ routes, texts }: Pick<Host, 'routes' | 'texts'>, later = whenIdle): void {
  if (hasDataSaver(navigator)) return;
  later(() => void load().catch(() => undefined)); // a press retries and reports the failure

  async function load(): Promise<void> {
    await import('./page-transition.ts');
    for (const { path } of [details, center]) {
      const route = await routes.find(path);
      if (route) await loadScreen({ texts }, route);
    }
  }
}
