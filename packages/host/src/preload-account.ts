import { loadScreen } from '@quayside/flow/load-screen';
import { savesData } from '@quayside/platform/saves-data';
import { informationChangeDefinition } from '@quayside/rules/journeys/information-change/definition';
import { whenIdle } from './deferred/when-idle.ts';
import type { Host } from './host-context.ts';

const { details, center } = informationChangeDefinition.screens;

/**
 * Loads what home of a holder leads to when the page is idle: how pages turn, the details and the account centre. So a press turns the page at once, and its
 * skeleton shows what home knows. One after another, because what is pressed meanwhile comes first. Nothing is loaded while data is saved.
 */
export function preloadAccount({ routes, texts }: Pick<Host, 'routes' | 'texts'>, later = whenIdle): void {
  if (savesData(navigator)) return;
  later(() => void load().catch(() => undefined)); // a press tries again and says so

  async function load(): Promise<void> {
    await import('./app/page-transition.ts');
    for (const { path } of [details, center]) {
      const route = await routes.find(path);
      if (route) await loadScreen({ texts }, route);
    }
  }
}
