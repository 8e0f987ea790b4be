import { type Claim, chooseIdentity } from '@quayside/api/choose-identity';
import { appUser, askForLogin } from '@quayside/api/login';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { languageNumbers } from '@quayside/i18n/language';
import type { LoginParameters } from '@quayside/platform/login-parameters';
import type { Host } from '../host-context.ts';
import type { Live } from './live.ts';

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

/** In a browser the page leaves for registration, and the promise stays open; in the app it resolves with the app's user, or rejects. */
export async function askAndSignIn(host: Host, { bridge, session }: Live): Promise<void> {
  const login = await askForLogin({
    bridge,
    href: location.href,
    langType: languageNumbers[host.texts.language],
    navigate: (url) => location.assign(url),
  });
  if (login.result === 'leaving') return new Promise(() => undefined);
  session.begin({ token: login.user.userToken, userId: login.user.userId });
}

/** An app without a signed-in user has nothing to say; its login is asked for when a screen needs one. A desktop client without a token rejects (CALL-07). */
async function claimOfApp({ bridge }: Live): Promise<Claim | undefined> {
  if (bridge.platform === 'browser') return undefined;
  if (bridge.platform === 'electron') return claimOf(await appUser(bridge));
  return appUser(bridge).then(claimOf, () => undefined);
}

const claimOf = ({ userToken, userId }: { userToken: string; userId: string }): Claim => ({ token: userToken, userId });

const confirmLink = (host: Host): Promise<boolean> =>
  new Promise((answer) => host.sessions.set({ status: 'confirm-link', answer }));
