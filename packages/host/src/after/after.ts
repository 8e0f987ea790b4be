import { newWindow, openHelp } from '@quayside/bridge/open-pages';
import { getCurrentUser, logout as logoutCall } from '@quayside/contract/calls/user';
import type { Flow } from '@quayside/flow/define-flow';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import { adoptI18next } from '@quayside/i18n/adopt-i18next';
import { takeLoginParameters } from '@quayside/platform/login-parameters';
import type { Host, SignedIn } from '../host-context.ts';
import { errorReporter, watchErrors } from './error-reports.ts';
import { flowServices } from './flow-services.ts';
import { type Live, liveOf } from './live.ts';
import { askAndSignIn, fetchToken } from './sign-in.ts';
import { readUser, startUp } from './start-up.ts';

/** Everything that a host does once its first screen can be used; one chunk, loaded behind that screen. */
const starting = new WeakMap<Host, Promise<void>>();

/** Token, then user, then language (START-01); never rejects. A second call waits for the first. */
export function startSession(host: Host): Promise<void> {
  const running = starting.get(host) ?? run(host);
  starting.set(host, running);
  return running;
}

async function run(host: Host): Promise<void> {
  const live = liveOf(host);
  watchErrors(window, errorReporter(host, live));
  live.session.subscribe((event) => {
    if (event.type !== 'ended') return;
    host.sessions.set({ status: event.reason === 'expired' ? 'expired' : 'signed-out' });
    if (event.reason === 'expired') void renewLogin(host, live);
  });
  await startUp({
    fetchToken: () => fetchToken(host, live, takeLoginParameters(window)),
    loadUser: () => signIn(host, live),
    loadLanguage: () => adoptI18next(host.texts),
    mount: () => {
      if (host.sessions.state.status === 'starting') host.sessions.set({ status: 'signed-out' });
    },
    log: host.log,
  });
}

/** Somebody who is signed in, or the way there: the app's login, or registration. */
export async function login(host: Host): Promise<SignedIn> {
  await startSession(host);
  const { state } = host.sessions;
  if (state.status === 'signed-in') return state.session;
  const live = liveOf(host);
  await askAndSignIn(host, live);
  await signIn(host, live);
  return login(host);
}

export async function logout(host: Host): Promise<void> {
  const { client, session, vault } = liveOf(host);
  const userId = session.userId();
  await client.call(logoutCall, {}, { quiet: true }).catch((error: unknown) => host.log('logout', error)); // the device forgets all the same
  session.end('logout', session.generation());
  runtimes.delete(host);
  await vault.forgetUser(userId);
}

const runtimes = new WeakMap<Host, Map<string, Promise<FlowRuntime>>>();

/** The run of a flow for whoever is signed in; one a flow and login. A run that could not be loaded is tried again the next time. */
export async function runtimeOf(host: Host, flow: Flow): Promise<FlowRuntime> {
  const { userId } = await login(host);
  const key = `${flow.name} ${userId}`;
  const known = runtimes.get(host) ?? new Map<string, Promise<FlowRuntime>>();
  runtimes.set(host, known);
  const running = known.get(key) ?? loadRuntime(host, flow, userId);
  known.set(key, running);
  running.catch(() => known.delete(key));
  return running;
}

async function loadRuntime(host: Host, flow: Flow, userId: string): Promise<FlowRuntime> {
  const runtime = new FlowRuntime(flow, flowServices(host, liveOf(host), userId));
  await runtime.load();
  return runtime;
}

/** The app's own customer service; in a browser, or where the app has none, the help page. */
export async function contactService(host: Host): Promise<void> {
  const { bridge } = liveOf(host);
  const opener = { bridge, origins: [location.origin], openWindow: newWindow, log: host.log };
  await bridge.call('command_contact_service', {}).catch(() => openHelp(location.origin, opener));
}

/** The customer-service button of the app's title bar (NAV-03); a browser has none. */
export function setServiceButton(host: Host, shown: boolean): void {
  const { bridge } = liveOf(host);
  if (bridge.platform === 'browser') return;
  bridge
    .call('command_set_titlebar_button', shown ? { position: 2, icon: 'service' } : { position: 2, hide: true })
    .catch((error: unknown) => console.error('title bar', error));
}

export function report(host: Host, what: string, error: unknown): void {
  errorReporter(host, liveOf(host)).report({ message: what, error });
}

/** ERR-02. What is typed goes to the device first; then a browser leaves for registration, and the app's login is offered on the screen. */
async function renewLogin(host: Host, live: Live): Promise<void> {
  const running = [...(runtimes.get(host)?.values() ?? [])];
  await Promise.allSettled(running.map(async (runtime) => (await runtime).keepAllTyped()));
  if (live.bridge.platform === 'browser') await askAndSignIn(host, live);
  else
    host.log(
      'login',
      new Error('The login has expired. The customer can sign in again from the notice on the screen.'),
    );
}

async function signIn(host: Host, live: Live): Promise<void> {
  const { client, session, vault } = live;
  await readUser(() => client.call(getCurrentUser, {}), session.merge, session.clearUser);
  const { userId = '', phoneNumber = '' } = session.user();
  await vault.forgetOthers(userId); // whoever used this device before (reliability F03)
  host.sessions.set({ status: 'signed-in', session: { userId, phoneNumber, caller: client } });
}
