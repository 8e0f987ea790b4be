import type { CallError } from '@quayside/api/errors';
import { openFile, openHelp } from '@quayside/bridge/open-pages';
import { getCurrentUser, logout as logoutCall } from '@quayside/contract/calls/user';
import type { Flow } from '@quayside/flow/define-flow';
import { type EarlyAnswers, keepEarly as keepEarlyAnswers } from '@quayside/flow/early-answers';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { adoptI18next } from '@quayside/i18n/adopt-i18next';
import { takeLoginParameters } from '@quayside/platform/login-parameters';
import type { Host, Lead, SignedIn, Wanted } from '../host-context.ts';
import { nextTask } from '../next-task.ts';
import { errorReporter, watchErrors } from './error-reports.ts';
import { loadFonts } from './fonts.ts';
import { keepLanguage } from './kept-language.ts';
import { leadOf as leadOfFlow } from './lead.ts';
import { type Live, liveOf } from './live.ts';
import { isOffline, sayOffline as tellOffline } from './offline.ts';
import { forgetOpenPages } from './open-pages.ts';

export { chooseLater } from './choose-later.ts';

import { fileOrigin, pageOpener } from './page-opener.ts';
import { prepareMessages } from './prepare-messages.ts';
import { watchReturn } from './return-watch.ts';
import { keepAllTyped, lookAgain, runtimeFor } from './runtimes.ts';
import { askAndSignIn, fetchToken, signIn } from './sign-in.ts';
import { startUp } from './start-up.ts';
import { adoptStyleNonce } from './style-nonce.ts';

/** Everything that a host does once its first screen can be used; one chunk, loaded behind that screen. */
const starting = new WeakMap<Host, Promise<void>>();

/** Token, then user, then language (START-01); never rejects. A second call waits for the first. */
export function startSession(host: Host): Promise<void> {
  const running = starting.get(host) ?? run(host);
  starting.set(host, running);
  return running;
}

/** In tasks of their own, one after the other, so that a tap or a key is heard between them. */
async function run(host: Host): Promise<void> {
  await nextTask();
  const live = liveOf(host);
  watchErrors(window, errorReporter(host, live));
  watchSession(host, live);
  preparePage(host, live);
  await nextTask();
  await startUp({
    fetchToken: () => fetchToken(host, live, takeLoginParameters(window)),
    loadUser: () => signIn(host, live),
    loadLanguage: () => adoptI18next(host.texts).catch((error: unknown) => host.log('language', error)), // the words are there without it
    mount: () => {
      if (host.sessions.state.status === 'starting') host.sessions.set({ status: 'signed-out' });
    },
    log: (what, error) => {
      host.log(what, error);
      host.sessions.set({ status: 'login-failed', error });
    },
  });
  prepareMessages(host);
  addEventListener('online', () => signInAgain(host));
}

/** A start-up that the network stopped is made up for when it is back. */
function signInAgain(host: Host): void {
  const { state } = host.sessions;
  if (!liveOf(host).session.token()) return; // a login code is used once: the customer presses for another
  if (state.status !== 'login-failed' || (state.error as Partial<CallError>).code !== 'NETWORK_ERROR') return;
  ask(host).catch((error: unknown) => host.log('login', error));
}

/** Somebody who is signed in, or the way there: the app's login, or registration. A start-up that failed rejects what waited for it; the next try asks anew. */
export async function login(host: Host): Promise<SignedIn> {
  const waited = ['starting', 'confirm-link'].includes(host.sessions.state.status);
  await startSession(host);
  const { state } = host.sessions;
  if (state.status === 'signed-in') return state.session;
  if (state.status === 'login-failed' && waited) throw state.error;
  const running = asking.get(host) ?? ask(host).finally(() => asking.delete(host));
  asking.set(host, running);
  await running;
  return login(host);
}

const asking = new WeakMap<Host, Promise<void>>();

async function ask(host: Host): Promise<void> {
  const live = liveOf(host);
  if (!live.session.token()) await askAndSignIn(host, live);
  await signIn(host, live);
}

/**
 * The server ends the session, the device forgets the customer, and the page starts anew at home, so that nothing stays in memory (reliability F03, F09). Without a
 * network home is shown as on a first visit, and starts anew when the network is back.
 */
export async function logout(host: Host): Promise<void> {
  const { client, session, vault } = liveOf(host);
  const userId = session.userId();
  document.body.hidden = !isOffline();
  await client.call(logoutCall, {}, { quiet: true }).catch((error: unknown) => host.log('logout', error)); // the device forgets all the same
  session.end('logout', session.generation());
  await vault.forgetUser(userId);
  const leave = () => location.replace(host.edition.base);
  if (!isOffline()) return leave();
  addEventListener('online', leave, { once: true }); // the browser's own error page would take the place of ours
  await tellOffline(host);
}

/** The run of a flow for whoever is signed in. */
export async function runtimeOf(host: Host, flow: Flow, holder?: string): Promise<FlowRuntime> {
  const { userId } = await login(host);
  return runtimeFor(host, flow, { userId, holder });
}

/** Where the guard of a flow leads whoever is signed in. */
export const leadOf = (host: Host, flow: Flow, wanted: Wanted): Promise<Lead | undefined> =>
  leadOfFlow(host, flow, wanted);

/** ERR-03: the network is gone. */
export const sayOffline = (host: Host): Promise<void> => tellOffline(host);

/** Puts what is typed and not saved in every running flow on the device, encrypted; resolves when it is there. */
export const keepTyped = (host: Host): Promise<void> => keepAllTyped(host);

/** What is typed before a flow's run is there, under whoever is signed in; of nobody else anything is kept (F03). */
export async function keepEarly(host: Host, flow: string, step: string, early: EarlyAnswers): Promise<void> {
  const { state } = host.sessions;
  if (state.status !== 'signed-in') return;
  await keepEarlyAnswers({ draftStore: liveOf(host).vault, userId: state.session.userId, flow }, step, early);
}

/** The app's own customer service; in a browser, or where the app has none, the help page. */
export async function contactService(host: Host): Promise<void> {
  await liveOf(host)
    .bridge.call('command_contact_service', {})
    .catch(() => showHelp(host));
}

/** In the app in a web view of its own, so that what is on screen stays; in a browser in a new window. */
export async function showHelp(host: Host): Promise<void> {
  await openHelp(location.origin, pageOpener(liveOf(host), location.origin));
}

/** Below the business service's address. */
export const fileUrl = (host: Host, path: string): string =>
  new URL(path, liveOf(host).environment.bases.business).href;

/** A file of the business service in the app: a PDF in its viewer, anything else in a web view. */
export async function showFile(host: Host, url: string, type: string): Promise<void> {
  const live = liveOf(host);
  await openFile(url, type, pageOpener(live, fileOrigin(live)));
}

/** The customer-service button of the app's title bar (NAV-03); a browser has none. */
export function setServiceButton(host: Host, shown: boolean): void {
  const { bridge } = liveOf(host);
  if (bridge.platform === 'browser') return;
  bridge
    .call('command_set_titlebar_button', shown ? { position: 2, icon: 'service' } : { position: 2, hide: true })
    .catch((error: unknown) => console.error('title bar', error));
}

/** The app's own screen binds an e-mail address; afterwards the user is read again. Rejects with BridgeUnavailable in a browser. */
export async function bindEmail(host: Host): Promise<void> {
  const live = liveOf(host);
  await live.bridge.call('command_bind_email', {});
  await signIn(host, live);
}

/** Sends an error to the log service (FAIL-02); `what` says what was being done, and nothing a customer typed is in either. */
export function report(host: Host, what: string, error: unknown): void {
  errorReporter(host, liveOf(host)).report({ message: what, error });
}

/** Fonts, style nonce and device, what the page asks of the app around it, and what it hears from it. */
function preparePage(host: Host, { bridge, client, environment, session, storage }: Live): void {
  adoptStyleNonce();
  loadFonts(host.parameters.platform);
  host.keeping.set(storage.mode());
  if (bridge.platform === 'browser') keepLanguage(storage, host.texts);
  else
    bridge
      .call('command_enable_pull_refresh', { enable: false }) // a pull would lose what is typed
      .catch((error: unknown) => console.error('pull to refresh', error));
  watchReturn({
    page: window,
    bridge,
    session,
    askServer: () => client.call(getCurrentUser, {}, { quiet: true }),
    keepTyped: () => keepTyped(host),
    lookAgain: () => lookAgain(host),
    reload: () => location.reload(),
  });
  if (environment.name !== 'prd')
    import('../debug/debug.tsx').then(
      ({ showDebug }) => showDebug(host),
      (error: unknown) => console.error('debug', error),
    );
}

function watchSession(host: Host, live: Live): void {
  live.session.subscribe((event) => {
    if (event.type !== 'user') forgetOpenPages(live.storage);
    if (event.type !== 'ended') return;
    if (event.reason === 'expired') {
      host.sessions.set({ status: 'expired' });
      void renewLogin(host, live);
    } else if (event.reason === 'switched')
      location.reload(); // another customer: nothing of this one may stay on the page
    else host.sessions.set({ status: event.reason === 'elsewhere' ? 'locked' : 'signed-out' });
  });
}

/** ERR-02. What is typed goes to the device first; then a browser leaves for registration, and the app's login is offered on the screen. */
async function renewLogin(host: Host, live: Live): Promise<void> {
  await keepTyped(host);
  if (live.bridge.platform === 'browser') await askAndSignIn(host, live);
  else console.info('The login has expired. The customer can sign in again from the notice on the screen.');
}
