import { chooseIdentity, type LoginClaim } from '@quayside/api/internals/choose-identity';
import { askForLogin, getAppUser } from '@quayside/api/internals/login';
import { exchangeLoginCode, getCurrentUser } from '@quayside/contract/calls/user';
import { languageNumbers } from '@quayside/i18n/language';
import { isEmailLinked } from '@quayside/platform/internals/app-user';
import { startLogin, takeLoginVerifier } from '@quayside/platform/internals/login-challenge';
import type { LoginParameters } from '@quayside/platform/internals/login-parameters';
import type { Host } from '../host-context.ts';
import type { ClientServices } from './client-services.ts';
import { getReturnParameters } from './link-parameters.ts';
import type { LoginLink } from './login-link.ts';
import { isOffline, OfflineError } from './offline.ts';
import { readUser } from './start-up.ts';

/**
 * Gets the token of the session from the first of: a login that this browser started, the native app, a link, storage. A link's login needs the customer's
 * confirmation, because anyone can have sent it (START-04, reliability F02, F03). Resolves with true if a user is known.
 */
export async function fetchToken(host: Host, live: ClientServices, parameters: LoginParameters): Promise<boolean> {
  const { client, session, begun } = live;
  const { code, state } = parameters;
  const verifier = state === undefined ? undefined : takeLoginVerifier(begun, state);
  if (code && verifier) {
    session.begin(await client.call(exchangeLoginCode, { loginCode: code, verifier }));
    return true;
  }
  const token = session.token();
  const stored = token ? { token, userId: session.userId() || undefined } : undefined;
  const app = await claimOfApp(live);
  const link = app ? undefined : await linkOf(host, live, parameters);
  const identity = chooseIdentity({ stored, link: link?.claim, app });
  if (identity.decision === 'nobody') return false;
  const mine = link !== undefined && link.claim.userId === stored?.userId; // the link has the newer login
  if (link && (identity.decision === 'confirm' || mine)) {
    if (!mine && !(await confirmLink(host, link, stored !== undefined))) return stored !== undefined;
    session.begin(await link.accept());
    return true;
  }
  const { claim, from } = identity;
  if (from === 'app' && claim.token !== token) session.begin({ token: claim.token, userId: claim.userId ?? '' });
  return true;
}

/** Reads the login of a link, or undefined if there is none. For an invalid link, rejects if no user is signed in, and otherwise only logs the error. */
async function linkOf(host: Host, live: ClientServices, parameters: LoginParameters): Promise<LoginLink | undefined> {
  if (!parameters.code && !parameters.token) return undefined;
  try {
    const { readLoginLink: readLink } = await import('./login-link.ts');
    return await readLink(live, parameters);
  } catch (error) {
    if (!live.session.token()) throw error;
    host.log('link', error);
    return undefined;
  }
}

/**
 * Reads the user from the server (START-03) and sets the session to `signed-in`. Reloads the page if it has shown another user. Rejects if the user cannot be
 * read.
 */
export async function signIn(host: Host, { client, session }: ClientServices): Promise<void> {
  await readUser(() => client.call(getCurrentUser, {}, { quiet: true }), session.merge, session.clearUser);
  const { userId = '', phoneNumber = '', thirdBindBit } = session.user();
  if (userOnPage.get(host) !== userId && userOnPage.has(host)) return reload(); // the screen shows data of another user
  userOnPage.set(host, userId);
  const emailBound = isEmailLinked(thirdBindBit);
  host.sessions.set({ status: 'signed-in', session: { userId, phoneNumber, emailBound, caller: client } });
}

const userOnPage = new WeakMap<Host, string>();

const reload = (): Promise<never> => {
  location.reload();
  return new Promise(() => undefined);
};

/**
 * Asks for a login. In a browser, opens registration and stays pending, or rejects with `OfflineError`. In the native app, resolves once the user has signed
 * in, and rejects otherwise.
 */
export async function requestLogin(host: Host, { bridge, session, begun }: ClientServices): Promise<void> {
  const login = await askForLogin({
    bridge,
    href: presentAddress(host),
    langType: languageNumbers[host.texts.language],
    navigate: (url) => {
      if (isOffline()) throw new OfflineError();
      location.assign(url);
    },
    begin: () => startLogin(begun),
  });
  if (login.result === 'leaving') return new Promise(() => undefined);
  session.begin({ token: login.user.userToken, userId: login.user.userId });
}

/** Returns the URL of this page with parameters for language, skin and app, because registration returns to a new page. */
function presentAddress(host: Host): string {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(getReturnParameters(host))) address.searchParams.set(name, value);
  return address.href;
}

/** Resolves with the login of the native app's user, or with undefined without one. Rejects in a desktop client without a token (CALL-07). */
async function claimOfApp({ bridge }: ClientServices): Promise<LoginClaim | undefined> {
  if (bridge.platform === 'browser') return undefined;
  if (bridge.platform === 'electron') return claimOf(await getAppUser(bridge));
  return getAppUser(bridge).then(claimOf, () => undefined);
}

const claimOf = ({ userToken, userId }: { userToken: string; userId: string }): LoginClaim => ({
  token: userToken,
  userId,
});

async function confirmLink(host: Host, { phoneNumber }: LoginLink, replaces: boolean): Promise<boolean> {
  const accepted = await new Promise<boolean>((answer) =>
    host.sessions.set({ status: 'confirm-link', phoneNumber, replaces, answer }),
  );
  host.sessions.set({ status: 'starting' });
  return accepted;
}
