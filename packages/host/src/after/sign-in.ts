import { type Claim, chooseIdentity } from '@quayside/api/choose-identity';
import { appUser, askForLogin } from '@quayside/api/login';
import { exchangeLoginCode, getCurrentUser } from '@quayside/contract/calls/user';
import { languageNumbers } from '@quayside/i18n/language';
import { isEmailBound } from '@quayside/platform/app-user';
import type { LoginParameters } from '@quayside/platform/login-parameters';
import { saidOfPage } from '../carried-parameters.ts';
import type { Host } from '../host-context.ts';
import type { Live } from './live.ts';
import { readUser } from './start-up.ts';

/**
 * The token, from whoever can say best who is there: the app, a login code (single use, bound to this device), what is stored, and last the legacy token of
 * a link, which the customer confirms (START-04, reliability F02, F03). False: nobody is signed in.
 */
export async function fetchToken(host: Host, live: Live, { code, token }: LoginParameters): Promise<boolean> {
  const { client, session } = live;
  if (code) {
    session.begin(await client.call(exchangeLoginCode, { loginCode: code }));
    return true;
  }
  const stored = session.token();
  const identity = chooseIdentity({
    stored: stored ? { token: stored, userId: session.userId() || undefined } : undefined,
    link: token ? { token } : undefined,
    app: await claimOfApp(live),
  });
  if (identity.decision === 'nobody') return false;
  if (identity.decision === 'confirm' && !(await confirmLink(host))) return stored !== undefined;
  const { claim, from } = identity;
  if (from !== 'stored' && claim.token !== stored) session.begin({ token: claim.token, userId: claim.userId ?? '' });
  return true;
}

/** Reads who it is (START-03), forgets whoever used this device before (reliability F03), and says so. Rejects when the user cannot be read. */
export async function signIn(host: Host, { client, session, vault }: Live): Promise<void> {
  await readUser(() => client.call(getCurrentUser, {}), session.merge, session.clearUser);
  const { userId = '', phoneNumber = '', thirdBindBit } = session.user();
  await vault.forgetOthers(userId);
  if (userOnPage.get(host) !== userId && userOnPage.has(host)) return reload(); // what is on screen is somebody else's
  userOnPage.set(host, userId);
  const emailBound = isEmailBound(thirdBindBit);
  host.sessions.set({ status: 'signed-in', session: { userId, phoneNumber, emailBound, caller: client } });
}

const userOnPage = new WeakMap<Host, string>();

const reload = (): Promise<never> => {
  location.reload();
  return new Promise(() => undefined);
};

/** In a browser the page leaves for registration, and the promise stays open; in the app it resolves with the app's user, or rejects. */
export async function askAndSignIn(host: Host, { bridge, session }: Live): Promise<void> {
  const login = await askForLogin({
    bridge,
    href: presentAddress(host),
    langType: languageNumbers[host.texts.language],
    navigate: (url) => location.assign(url),
  });
  if (login.result === 'leaving') return new Promise(() => undefined);
  session.begin({ token: login.user.userToken, userId: login.user.userId });
}

/** With what the first address said of language, skin and app: routes do not carry it, and the way back from registration starts a new page. */
function presentAddress(host: Host): string {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(saidOfPage(host))) address.searchParams.set(name, value);
  return address.href;
}

/** An app without a signed-in user has nothing to say; its login is asked for when a screen needs one. A desktop client without a token rejects (CALL-07). */
async function claimOfApp({ bridge }: Live): Promise<Claim | undefined> {
  if (bridge.platform === 'browser') return undefined;
  if (bridge.platform === 'electron') return claimOf(await appUser(bridge));
  return appUser(bridge).then(claimOf, () => undefined);
}

const claimOf = ({ userToken, userId }: { userToken: string; userId: string }): Claim => ({ token: userToken, userId });

async function confirmLink(host: Host): Promise<boolean> {
  const accepted = await new Promise<boolean>((answer) => host.sessions.set({ status: 'confirm-link', answer }));
  host.sessions.set({ status: 'starting' });
  return accepted;
}
