import type { Flow } from '@quayside/flow/define-flow';
import { memoryHistory } from '@quayside/flow/internals/page-history';
import { TextStore } from '@quayside/i18n/text-store';
import { Store } from '@quayside/platform/internals/store';
import { Button } from '@quayside/ui/button';
import { NavBar } from '@quayside/ui/nav-bar';
import { ToastStore } from '@quayside/ui/toast-store';
import { useLocation, useNavigate } from 'react-router';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { FlowGuardResult, FlowRequest, Host, SessionState } from '../host-context.ts';
import type { HostRoute, RouteTable } from '../navigation/route-table/route-table.ts';
import { createPageTheme } from '../page-theme/page-theme.ts';
import { guardFlow } from '../services/guard-flow.ts';
import { App } from './app.tsx';

/** The public path of the host in tests. */
export const testBase = '/acct/open-account/';
/** Returns a promise that never settles. */
export const neverSettles = () => new Promise<never>(() => undefined);
/** The signed-in user of tests. Their calls never settle. */
export const signedIn = { userId: 'u1', phoneNumber: '+6581234567', emailBound: false, caller: { call: neverSettles } };

/** Returns a screen with Back, a heading and a link. */
function screenOf(heading: string, way = 'Go on') {
  return {
    default: function Screen() {
      const navigate = useNavigate();
      const { hash } = useLocation();
      return (
        <main>
          <NavBar onBack={() => void navigate('/sg-choose-tip')} />
          <h1 tabIndex={-1}>{heading}</h1>
          <p>{hash}</p>
          <Button onPress={() => void navigate('/sg-choose')}>{way}</Button>
        </main>
      );
    },
  };
}

const opening = { name: 'opening', steps: [] as Flow['steps'] } as Flow;
/** The screens of the test host by name. Each has the heading "<Name> screen". */
export const testScreens = {
  home: screenOf('Home screen'),
  choose: screenOf('Choose screen'),
  tip: screenOf('Tip screen'),
  face: screenOf('Face screen'),
  check: screenOf('Check screen'),
};
/** The routes of the test host. */
export const testRoutes: readonly HostRoute[] = [
  { path: '/', name: 'home', auth: false, screen: async () => testScreens.home },
  { path: '/sg-choose', name: 'sgChoose', screen: async () => testScreens.choose },
  { path: '/sg-base-info', name: 'sgBaseInfo', flow: opening, screen: async () => testScreens.tip },
  { path: '/sg-choose-tip', name: 'sgChooseTip', screen: async () => testScreens.tip },
  {
    path: '/sg-face-h5',
    name: 'sgFaceH5',
    auth: false,
    cs: false,
    needTheme: false,
    screen: async () => testScreens.face,
  },
  { path: '/web-onfido', name: 'webOnfido', ownDocument: true, screen: async () => testScreens.check },
];

/** Returns a route table that contains only `among`, as if all flows had loaded. */
export const createRouteTable = (among: readonly HostRoute[]): RouteTable => ({
  home: among.find(({ path }) => path === '/') ?? testRoutes[0]!,
  find: (path) => among.find((one) => one.path === path),
  flow: async () => undefined,
  flows: async () => [],
});

type Over = Partial<
  Pick<Host, 'login' | 'guardFlow' | 'routes' | 'storeUnsaved' | 'parameters' | 'runtimeOf' | 'device'>
> & {
  edition?: Partial<Host['edition']>;
};

/**
 * Renders the app at `path` and waits until its first page is ready. Returns `calls`, which records masks, service buttons and logins in order, and `go`, which
 * navigates.
 */
export async function openApp(over: Over = {}, path = '/') {
  const texts = new TextStore('en');
  const calls: string[] = [];
  const toasts = new ToastStore();
  const loading = toasts.loading.bind(toasts);
  toasts.loading = (...told) => {
    calls.push('mask');
    return loading(...told);
  };
  const { applyTheme } = createPageTheme({ edition: { appType: 5 }, parameters: {}, texts });
  const host = {
    parameters: {},
    texts,
    toasts,
    routes: createRouteTable(testRoutes),
    sessions: new Store<SessionState>({ status: 'signed-out' }),
    draftStorage: new Store<'device' | 'memory'>('device'),
    device: new Store<'welcome' | 'refused'>('welcome'),
    view: new Store<'skeleton' | 'screen'>('skeleton'),
    login: async () => signedIn,
    guardFlow: (flow: Flow, wanted: FlowRequest): Promise<FlowGuardResult | undefined> =>
      guardFlow(host as unknown as Host, flow, wanted),
    showOffline: async () =>
      void toasts.show('The network connection has been disconnected, please keep the network stable'),
    storeUnsaved: async () => 'device',
    runtimeOf: neverSettles,
    logout: neverSettles,
    setServiceButton: (shown: boolean) => void calls.push(`service ${shown}`),
    contactService: vi.fn<() => void>(),
    bindEmail: neverSettles,
    chooseLanguage: (language: 'en' | 'th') => texts.change(language),
    chooseSkin: () => undefined,
    applyTheme,
    log: vi.fn<(what: string, error: unknown) => void>(),
    ...over,
    edition: { base: testBase, languages: ['en', 'th'], flows: [], ...over.edition },
  };
  const login = host.login;
  host.login = () => {
    calls.push(`login, ${document.title}`);
    return login();
  };
  const history = memoryHistory(testBase, path);
  const route = (await host.routes.find(path)) ?? host.routes.home;
  const first = { route, screen: await route.screen() };
  const page = await render(<App host={host as unknown as Host} history={history} first={first} />);
  await vi.waitFor(() => expect(calls).toContain(`service ${route.cs !== false}`)); // wait for the guard of the opened page
  calls.length = 0;
  return { page, history, host, calls, go: (pathname: string) => history.go({ pathname }, 'push') };
}
