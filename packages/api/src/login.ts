import type { Bridge } from '@quayside/bridge/bridge';
import type { AppUserInfo } from '@quayside/bridge/commands';
import type { LoginChallenge } from '@quayside/platform/begun-login';
import { callBackUrl } from '@quayside/platform/return-url';

/** Where customers register and sign in outside of the app (CALL-07). */
export const registrationPath = '/promo/overseas/sg-register.html';

/** What the registration page is told. */
export type Registration = {
  /** the present address */
  readonly href: string;
  readonly langType: number;
  /** of the login that this browser begins: the way back brings the state, and the login code is bound to the challenge (F02) */
  readonly begun?: LoginChallenge | undefined;
};

/** The registration page's address with the language and, URL-encoded, the way back: the present page without its secrets (F08). */
export function registrationAddress({ href, langType, begun }: Registration): string {
  const address = new URL(registrationPath, href);
  address.search = new URLSearchParams({
    langType: String(langType),
    callBackUrl: callBackUrl(href),
    ...(begun && { state: begun.state, code_challenge: begun.challenge, code_challenge_method: 'S256' }),
  }).toString();
  return address.href;
}

/** Where the customer stands when somebody has to sign in: in the app, or at an address of a browser. */
export type LoginOptions = {
  readonly bridge: Pick<Bridge, 'platform' | 'call'>;
  /** the present address */
  readonly href: string;
  readonly langType: number;
  /** such as `(url) => window.location.assign(url)` */
  readonly navigate: (url: string) => void;
  /** begins the login of a browser, such as `() => beginLogin(storage)`; without it the customer is asked on the way back whether it is theirs (F02) */
  readonly begin?: (() => Promise<LoginChallenge | undefined>) | undefined;
};

/** `user`: signed in by the app; `leaving`: the page goes to registration. */
export type LoginResult = { readonly result: 'user'; readonly user: AppUserInfo } | { readonly result: 'leaving' };

/** The app answered, but has no user: the customer closed its login, or the desktop client holds no token. */
export class NoAppUserError extends Error {
  override readonly name = 'NoAppUserError';
  readonly messageKey = 'loginExpired';
  constructor() {
    super('The app has no signed-in user. Offer its login again.');
  }
}

/**
 * Asks for a login (CALL-07): in the app by its login command, Android and iOS alike; in the desktop client by its token; in a browser by a redirect to the
 * registration page. Rejects with BridgeUnavailable, BridgeTimeout, BridgeRefused, or NoAppUserError: never a dead end, the caller offers it again (F05).
 */
export async function askForLogin({ bridge, href, langType, navigate, begin }: LoginOptions): Promise<LoginResult> {
  if (bridge.platform === 'browser') {
    navigate(registrationAddress({ href, langType, begun: await begin?.() }));
    return { result: 'leaving' };
  }
  if (bridge.platform !== 'electron') await bridge.call('command_user_login', { callBackUrl: callBackUrl(href) });
  return { result: 'user', user: await appUser(bridge) };
}

/** The user that the app is signed in as. Rejects like `askForLogin`, also for the desktop client's token (CALL-07). */
export async function appUser(bridge: Pick<Bridge, 'call'>): Promise<AppUserInfo> {
  const user = await bridge.call('get_user_info', {});
  if (!user.userToken) throw new NoAppUserError();
  return user;
}
