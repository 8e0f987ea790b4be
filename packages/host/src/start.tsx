import { resolveEnvironment } from '@quayside/api/environments';
import { captureTransport } from '@quayside/bridge/capture-transport';
import { languageNumbers } from '@quayside/i18n/language';
import { readPageParameters } from '@quayside/platform/page-parameters';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { loadScreen } from './app/load-screen.ts';
import { UnknownHost } from './app/unknown-host.tsx';
import { createHost } from './create-host.ts';
import type { Edition } from './edition.ts';
import { languageOfPage } from './language-of-page.ts';
import { routeOf } from './route-table/route-table.ts';

/**
 * Starts a host app. A prerendered page is hydrated at once and can be typed into; token, user and the rest of the start-up run behind it
 * (design decision "Start and speed"). Any other page starts in the specified order (START-01): token, user, language, mount.
 */
export async function start(edition: Edition, root: HTMLElement): Promise<void> {
  captureTransport(window); // before any other script could take the app's interface (reliability F13)
  const parameters = readPageParameters({ search: location.search, userAgent: navigator.userAgent });
  const language = languageOfPage(edition, parameters);
  const host = createHost(edition, parameters, language);
  if (!isKnown(edition)) return createRoot(root).render(<UnknownHost texts={host.texts} />);
  const path = location.pathname.slice(edition.base.length - 1) || '/';
  const route = routeOf(host.routes, path) ?? routeOf(host.routes, '/');
  if (!route) throw new TypeError('The route table has no home.');
  const prerendered = root.dataset.page === route.path && root.dataset.language === language;
  const screen = loadScreen(host, route);
  const behind = () => import('./after/after.ts').then(({ startSession }) => startSession(host));
  if (!prerendered) await behind();
  const app = (
    <BrowserRouter basename={edition.base}>
      <App host={host} first={{ route, screen: await screen }} />
    </BrowserRouter>
  );
  document.documentElement.dataset.language = String(languageNumbers[language]);
  if (prerendered) {
    hydrateRoot(root, app, { onRecoverableError: (error) => host.log('hydrate', error) });
    afterFirstPaint(() => loadStyles(root.dataset.styles));
    afterFirstPaint(() => behind().catch((error: unknown) => host.log('login', error)));
  } else createRoot(root).render(app);
}

/** The rules that the first frame did not need. */
function loadStyles(href: string | undefined): void {
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

const afterFirstPaint = (run: () => unknown) => requestAnimationFrame(() => setTimeout(run));

function isKnown({ environments }: Edition): boolean {
  try {
    resolveEnvironment(location, environments);
    return true;
  } catch {
    return false;
  }
}
