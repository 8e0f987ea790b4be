import type { CallError } from '@quayside/api/errors';
import type { RecordModule } from '@quayside/bridge/commands';
import { openAppScreen, openFile, openHelp } from '@quayside/bridge/open-pages';
import { getCurrentUser, logout as logoutCall } from '@quayside/contract/calls/user';
import type { Flow } from '@quayside/flow/define-flow';
import type { AppScreen } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { type EarlyAnswers, storeEarlyAnswers as storeAnswers } from '@quayside/flow/internals/early-answers';
import { adoptI18next } from '@quayside/i18n/internals/adopt-i18next';
import { takeLoginParameters } from '@quayside/platform/internals/login-parameters';
import { isOpenedSeen, storeOpenedSeen } from '../boot/opened-seen.ts';
import type { FlowGuardResult, FlowRequest, Host, SignedIn } from '../host-context.ts';
import { nextTask } from '../next-task.ts';
import { createLazyFoot } from '../page-foot/lazy-foot.ts';
import { type ClientServices, getClientServices } from './client-services.ts';
import { watchDraftStorage } from './draft-storage.ts';
import { bufferEarlyEvents } from './early-events.ts';
import { getErrorReporter, watchErrors } from './error-reports.ts';
import { loadDisplayFont, loadFonts } from './fonts.ts';
import { guardFlow as guardFlowOf } from './guard-flow.ts';
import { isOffline, showOffline as showOfflineToast } from './offline.ts';
import { storeLanguage } from './store-language.ts';
import { whenIdle } from './when-idle.ts';

export { retryLanguage } from './retry-language.ts';

import { checkOnReturn } from './check-on-return.ts';
import { getHelpParameters } from './link-parameters.ts';
import { createPageOpener, getFileOrigin } from './page-opener.ts';
import { prepareMessages } from './prepare-messages.ts';
import { getRuntime, refreshAll, storeAllUnsaved } from './runtimes.ts';
import { fetchToken, requestLogin, signIn } from './sign-in.ts';
import { startUp } from './start-up.ts';
import { watchSession } from './watch-session.ts';

/** The running start of each host's session. This chunk contains everything that a host does after its first screen is usable. */
const starting = new WeakMap<Host, Promise<void>>();

/**
 * Starts the session of a host: token, user, then language (START-01). Never rejects; a failed login is a state of the session. A second call returns the same
 * promise.
 */
export function startSession(host: Host): Promise<void> {
  const running = starting.get(host) ?? run(host);
  starting.set(host, running);
  return running;
}

/** Runs the start in separate tasks, so that the page can handle taps and keys between them. */
async function run(host: Host): Promise<void> {
  await nextTask();
  const live = getClientServices(host);
  if (live.session.token()) import('@quayside/api/internals/axios-adapter').catch(() => undefined); // loads beside what follows; the first call tries again
  const { operations } = host.edition;
  const early = operations && bufferEarlyEvents(window);
  watchErrors(window, getErrorReporter(host, live));
  watchSession(host, live);
  preparePage(host, live);
  host.Foot = createLazyFoot(host);
  const { base, openedPicture, pictures } = host.edition;
  host.openedSeen = { get: isOpenedSeen, set: () => storeOpenedSeen(true) };
  if (openedPicture) host.openedPicture = pictures?.opened ?? `${base}${openedPicture}`;
  if (live.bridge.platform === 'browser') host.appAddress = host.edition.appAddress;
  else host.openAppScreen = (screen) => void showAppScreen(host, screen);
  await nextTask();
  await startUp({
    fetchToken: () => fetchToken(host, live, takeLoginParameters(window)),
    loadUser: () => signIn(host, live),
    loadLanguage: () => adoptI18next(host.texts).catch((error: unknown) => host.log('language', error)), // the texts work without it
    mount: () => {
      if (host.sessions.state.status === 'starting') host.sessions.set({ status: 'signed-out' });
    },
    log: (what, error) => {
      host.log(what, error);
      host.sessions.set({ status: 'login-failed', error });
    },
  });
  prepareMessages(host);
  loadDisplayFont(live.storage, window).catch((error: unknown) => console.error('display font', error)); // the system fonts stay
  addEventListener('online', () => signInAgain(host));
  if (early)
    whenIdle(() =>
      import('./start-operations.ts')
        .then(({ startOperations }) => startOperations(host, live, operations, early))
        .catch((error: unknown) => host.log('operations', error)),
    );
}

/** Repeats a sign-in that failed without a network. Called when the network is back. */
function signInAgain(host: Host): void {
  const { state } = host.sessions;
  if (!getClientServices(host).session.token()) return; // a login code is used once: the customer presses for another
  if (state.status !== 'login-failed' || (state.error as Partial<CallError>).code !== 'NETWORK_ERROR') return;
  ask(host).catch((error: unknown) => host.log('login', error));
}

/**
 * Resolves with the signed-in user. Without one, starts the login of the native app, or redirects to registration and stays pending. Rejects if the session
 * failed to start; another call retries.
 */
export async function login(host: Host): Promise<SignedIn> {
  if (leaving.has(host)) return new Promise(() => undefined);
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

/** Hosts whose customer has signed out. Pending calls must not redirect to registration, which would replace home. */
const leaving = new WeakSet<Host>();

async function ask(host: Host): Promise<void> {
  const live = getClientServices(host);
  if (!live.session.token()) await requestLogin(host, live);
  await signIn(host, live);
}

/**
 * Ends the session on the server, deletes the customer's data on the device and reloads home, so that no data stays in memory (reliability F03, F09). Offline,
 * shows home as on a first visit, and reloads once the network is back.
 */
export async function logout(host: Host): Promise<void> {
  const { client, session, vault } = getClientServices(host);
  const userId = session.userId();
  document.body.hidden = !isOffline();
  await client.call(logoutCall, {}, { quiet: true }).catch((error: unknown) => host.log('logout', error)); // the device deletes its data in any case
  if (!isOffline()) leaving.add(host);
  session.end('logout', session.generation());
  await vault.forgetUser(userId);
  const leave = () => location.replace(host.edition.base);
  if (!isOffline()) return leave();
  addEventListener('online', leave, { once: true }); // a reload would show the browser's error page
  await showOfflineToast(host);
}

/** Resolves with the runtime of a flow for the signed-in user. `holder` is the id of the holder whose form the customer fills in. */
export async function getFlowRuntime(host: Host, flow: Flow, holder?: string): Promise<FlowRuntime> {
  const { userId } = await login(host);
  return getRuntime(host, flow, { userId, holder });
}

/** Resolves with the guard's result for a path of a flow. See `Host.guardFlow`. */
export const guardFlow = (host: Host, flow: Flow, wanted: FlowRequest): Promise<FlowGuardResult | undefined> =>
  guardFlowOf(host, flow, wanted);

/** Shows the toast that the network is disconnected (ERR-03). */
export const showOffline = (host: Host): Promise<void> => showOfflineToast(host);

/** Stores the unsaved input of all loaded flows on the device, encrypted. Resolves with `memory` if the device refused any of it, otherwise with `device`. */
export const storeUnsaved = (host: Host): Promise<'device' | 'memory'> => storeAllUnsaved(host);

/** Stores answers that the signed-in user typed before the runtime of the flow was ready. Does nothing if no user is signed in (F03). */
export async function storeEarlyAnswers(host: Host, flow: string, step: string, early: EarlyAnswers): Promise<void> {
  const { state } = host.sessions;
  if (state.status !== 'signed-in') return;
  await storeAnswers({ draftStore: getClientServices(host).vault, userId: state.session.userId, flow }, step, early);
}

/**
 * Opens the native app's customer service. In a browser, or if the app has none, opens the help page. `reference` is the number of the application that the
 * customer asks about.
 */
export async function contactService(host: Host, reference?: string): Promise<void> {
  await getClientServices(host)
    .bridge.call('command_contact_service', {})
    .catch(() => showHelp(host, reference));
}

/** Opens the help page in a web view of the native app, or in a new window of a browser, so that the screen stays open. */
export async function showHelp(host: Host, reference?: string): Promise<void> {
  const parameters = { ...getHelpParameters(host), ...(reference ? { reference } : {}) };
  await openHelp(location.origin, createPageOpener(getClientServices(host), location.origin), parameters);
}

/** Opens a screen of the native app, or the help page if the app has no such screen. */
async function showAppScreen(host: Host, screen: AppScreen): Promise<void> {
  await openAppScreen(
    screen,
    location.origin,
    createPageOpener(getClientServices(host), location.origin),
    getHelpParameters(host),
  );
}

/** Returns the absolute URL of a file of the business service. */
export const fileUrl = (host: Host, path: string): string =>
  new URL(path, getClientServices(host).environment.bases.business).href;

/** Opens a file of the business service in the native app, by its URL and media type: a PDF in the app's viewer, any other file in a web view. */
export async function showFile(host: Host, url: string, type: string): Promise<void> {
  const live = getClientServices(host);
  await openFile(url, type, createPageOpener(live, getFileOrigin(live)));
}

/** Opens the native app's screen for a kind of account records. Rejects if the app has no such screen. */
export const openRecords = (host: Host, module: RecordModule): Promise<void> =>
  getClientServices(host).bridge.call('goto_native_module', { module });

/** Shows or hides the customer-service button in the native app's title bar (NAV-03). Does nothing in a browser. */
export function setServiceButton(host: Host, shown: boolean): void {
  const { bridge } = getClientServices(host);
  if (bridge.platform === 'browser') return;
  bridge
    .call('command_set_titlebar_button', shown ? { position: 2, icon: 'service' } : { position: 2, hide: true })
    .catch((error: unknown) => console.error('title bar', error));
}

/** Opens the native app's screen for linking an email address, then reads the user again. Rejects with `BridgeUnavailable` in a browser. */
export async function bindEmail(host: Host): Promise<void> {
  const live = getClientServices(host);
  await live.bridge.call('command_bind_email', {});
  await signIn(host, live);
}

/** Sends an error to the log service (FAIL-02). `what` names the action that failed. Neither may contain a customer's input. */
export function reportHostError(host: Host, what: string, error: unknown): void {
  getErrorReporter(host, getClientServices(host)).report({ message: what, error });
}

/**
 * Sets up what the page needs besides the session: fonts, storage of drafts and language, checks when the customer returns, and the debug tools outside
 * production.
 */
function preparePage(host: Host, live: ClientServices): void {
  const { bridge, client, environment, session, storage } = live;
  loadFonts(host.parameters.platform);
  watchDraftStorage(host, live);
  if (bridge.platform === 'browser') storeLanguage(storage, host.texts);
  else
    bridge
      .call('command_enable_pull_refresh', { enable: false }) // a pull would lose the input
      .catch((error: unknown) => console.error('pull to refresh', error));
  checkOnReturn({
    page: window,
    bridge,
    session,
    askServer: () => client.call(getCurrentUser, {}, { quiet: true }),
    storeUnsaved: () => storeUnsaved(host),
    refreshAll: () => refreshAll(host),
    reload: () => location.reload(),
  });
  if (environment.name !== 'prd')
    import('../debug/debug.tsx').then(
      ({ showDebug }) => showDebug(host),
      (error: unknown) => console.error('debug', error),
    );
}
