import type { ScreenModule } from '@quayside/flow/define-flow';
import { memoryHistory } from '@quayside/flow/internals/page-history';
import { TextStore } from '@quayside/i18n/text-store';
import { Store } from '@quayside/platform/internals/store';
import { ToastStore } from '@quayside/ui/toast-store';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { editionFlows } from '../edition-flows.ts';
import type { Host, SessionState } from '../host-context.ts';
import { type HostRoute, routeTable } from '../navigation/route-table/route-table.ts';
import { createPageTheme } from '../page-theme/page-theme.ts';
import { showOffline } from '../services/offline.ts';
import { specifiedRoutes } from '../testing/specified-routes.ts';
import { App } from './app.tsx';
import { createRouteTable } from './test-app.tsx';

const base = '/acct/open-account/';
const network = 'The network connection has been disconnected, please keep the network stable';

/** Returns a screen module whose screen shows the path of the route. */
const screenOf = ({ path }: HostRoute): ScreenModule => ({
  default: () => (
    <main>
      <h1 tabIndex={-1}>{path}</h1>
    </main>
  ),
});

const never = () => new Promise<never>(() => undefined);

/** What happens to the chunks of the screens: they load, fail, or stay pending. */
type Chunks = 'come' | 'fail' | 'wait';

/** Opens the app at the path `at`, with all routes of the specification. `login` replaces the login. */
async function open({ at = '/', login = async () => undefined }: { at?: string; login?: () => Promise<void> } = {}) {
  const texts = new TextStore('en');
  const toasts = new ToastStore();
  const { applyTheme } = createPageTheme({ edition: { appType: 5 }, parameters: {}, texts });
  let chunks: Chunks = 'come';
  let release = () => {};
  const load = async (route: HostRoute): Promise<ScreenModule> => {
    if (chunks === 'fail') throw new TypeError('Failed to fetch dynamically imported module');
    if (chunks === 'wait') await new Promise<void>((resolve) => (release = resolve));
    return screenOf(route);
  };
  const table = routeTable({
    home: never,
    notOffered: never,
    flows: editionFlows({ derivatives: [] }, { provider: 'hosted', name: 'Sealight ID' }),
  });
  const found = await Promise.all(specifiedRoutes.map(async ({ path }) => table.find(path)));
  const routes = found
    .filter((route) => route !== undefined)
    .map((route): HostRoute => ({ ...route, ownDocument: undefined, apart: true, screen: () => load(route) })); // app.test.tsx tests routes with their own document
  const signedIn = { userId: 'u1', phoneNumber: '+6581234567', emailBound: false };
  const host = {
    parameters: {},
    texts,
    toasts,
    routes: createRouteTable(routes),
    sessions: new Store<SessionState>({ status: 'signed-in', session: signedIn as never }),
    draftStorage: new Store('device'),
    device: new Store('welcome'),
    view: new Store('skeleton'),
    edition: { base, languages: ['en'], flows: [] },
    login: async () => {
      await login();
      return signedIn;
    },
    storeUnsaved: async () => 'device',
    showOffline: () => showOffline(host as unknown as Host),
    setServiceButton: () => undefined,
    applyTheme,
    log: () => undefined,
  };
  const history = memoryHistory(base, at);
  const route = routes.find(({ path }) => path === at);
  if (!route) throw new TypeError(`The route table has no ${at}.`);
  const screen = route.auth === false ? screenOf(route) : undefined; // as in `start`
  const page = await render(<App host={host as unknown as Host} history={history} first={{ route, screen }} />);
  const come = (how: Chunks) => {
    chunks = how;
    release();
  };
  return {
    page,
    toasts,
    routes: routes.filter(({ path }) => path !== '/'),
    come,
    go: (pathname: string) => history.go({ pathname }, 'push'),
  };
}

/** Returns the texts of the visible notices and toasts. */
const said = () =>
  [...document.querySelectorAll('[data-part=toast-message] > *, [data-part=toast-loading] > *, [role=alert]')].map(
    (one) => one.textContent,
  );
const shows = (heading: string) =>
  vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(heading), { interval: 5 });
const says = async (words: readonly unknown[], what: string) => {
  await vi.waitFor(() => expect(said(), what).toEqual(expect.arrayContaining([...words])), { interval: 5 });
  await vi.waitFor(() => expect(said(), what).toEqual(words), { timeout: 1000, interval: 5 }); // a second one would stay longer
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('ERR-03 FAIL-01 each route shows one error without a network, and opens when it is back', async () => {
  const { routes, toasts, come, go } = await open();
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  for (const { path } of routes) {
    onLine.mockReturnValue(false);
    come('fail');
    go(path);
    await says([network], path);
    await shows('/');
    onLine.mockReturnValue(true);
    come('come');
    toasts.dismiss();
    dispatchEvent(new Event('online'));
    await shows(path);
    await vi.waitFor(() => expect(said(), path).toEqual([]), { interval: 5 });
    go('/');
    await shows('/');
  }
});

test('FAIL-01 F67 each route shows one error for a missing chunk, and opens after a retry', async () => {
  const { page, routes, come, go } = await open();
  for (const { path } of routes) {
    come('fail');
    go(path);
    await says([expect.stringMatching(/^.*We couldn’t load this page.*$/)], path);
    await shows('/');
    come('come');
    (page.getByRole('button', { name: 'Try again' }).element() as HTMLElement).click();
    await shows(path);
    await vi.waitFor(() => expect(said(), path).toEqual([]), { interval: 5 });
    go('/');
    await shows('/');
  }
});

test('NAV-01 each route shows one loading message for a slow chunk, and then opens', async () => {
  const { routes, come, go } = await open();
  for (const { path } of routes) {
    come('wait');
    go(path);
    await says(['please wait'], path);
    come('come');
    await shows(path);
    await vi.waitFor(() => expect(said(), path).toEqual([]), { interval: 5 });
    go('/');
    await shows('/');
  }
});

test('NAV-01 NAV-04 the screen of each protected route is hidden before the login', async () => {
  const { routes } = await open();
  const behind = routes.filter(({ auth }) => auth !== false);
  expect(behind.length).toBeGreaterThan(80);
  for (const { path } of behind) {
    await cleanup();
    const login = Promise.withResolvers<void>();
    const asked = vi.fn<() => Promise<void>>(() => login.promise);
    const { page } = await open({ at: path, login: asked });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { interval: 5 });
    expect(page.container.textContent, path).toBe('');
    login.resolve();
    await shows(path);
  }
});

test('typing cancels the retry of a navigation that failed offline', async () => {
  const { routes, toasts, come, go } = await open();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listen = vi.spyOn(window, 'addEventListener');
  come('fail');
  go(routes[0]?.path ?? '');
  await says([network], 'offline');
  await vi.waitFor(() => expect(listen.mock.calls.map(([event]) => event)).toContain('input'));
  dispatchEvent(new Event('input'));
  toasts.dismiss();
  onLine.mockReturnValue(true);
  come('come');
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect([document.querySelector('h1')?.textContent, said()]).toEqual(['/', []]);
});
