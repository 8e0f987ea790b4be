import type { Bridge } from '@quayside/bridge/bridge';
import type { AppUserInfo } from '@quayside/bridge/commands';
import type { LoginChallenge } from '@quayside/platform/internals/login-challenge';
import { createCallbackUrl } from '@quayside/platform/internals/return-url';

/** The path of the registration and login page in a browser (CALL-07). */
export const registrationPath = '/promo/overseas/sg-register.html';

/** The parameters of the registration page: its language, the page to return to, and a login that this browser started. */
export type Registration = {
  /** The URL of the current page, to which the registration page returns the customer. */
  readonly href: string;
  readonly langType: number;
  /**
   * The state and challenge of a login that this browser starts. The callback returns the state; the challenge binds
   * the login code (F02).
   */
  readonly begun?: LoginChallenge | undefined;
};

/** Returns the registration page's URL. `callBackUrl` is the present page's URL without its secrets (F08). */
export function registrationUrl({ href, langType, begun }: Registration): string {
  const address = new URL(registrationPath, href);
  address.search = new URLSearchParams({
    langType: String(langType),
    callBackUrl: createCallbackUrl(href),
    ...(begun && { state: begun.state, code_challenge: begun.challenge, code_challenge_method: 'S256' }),
  }).toString();
  return address.href;
}

/** Options of `askForLogin`: the app, and how a browser opens the registration page. */
export type LoginOptions = {
  readonly bridge: Pick<Bridge, 'platform' | 'call'>;
  /** The URL of the current page, to which the login returns the customer. */
  readonly href: string;
  readonly langType: number;
  /** Opens a URL, such as `(url) => window.location.assign(url)`. */
  readonly navigate: (url: string) => void;
  /**
   * Starts a browser login, such as `() => startLogin(storage)`. Without it the customer must confirm the login after
   * the redirect (F02).
   */
  readonly begin?: (() => Promise<LoginChallenge | undefined>) | undefined;
};

/** `user`: the app signed the customer in. `leaving`: the browser opens the registration page. */
export type LoginResult = { readonly result: 'user'; readonly user: AppUserInfo } | { readonly result: 'leaving' };

/** `askForLogin` and `getAppUser` reject with this error if the app has no user: the customer closed its login, or the desktop client has no token. */
export class NoAppUserError extends Error {
  override readonly name = 'NoAppUserError';
  readonly messageKey = 'loginExpired';
  constructor() {
    super('The app has no signed-in user. Offer its login again.');
  }
}

/**
 * Asks for a login (CALL-07). Android and iOS have a command, the desktop client has a token, and a browser opens registration. Rejects with BridgeUnavailable,
 * BridgeTimeout, BridgeRefused or NoAppUserError; the caller then offers the login again (F05).
 */
export async function askForLogin({ bridge, href, langType, navigate, begin }: LoginOptions): Promise<LoginResult> {
  if (bridge.platform === 'browser') {
    navigate(registrationUrl({ href, langType, begun: await begin?.() }));
    return { result: 'leaving' };
  }
  if (bridge.platform !== 'electron') await bridge.call('command_user_login', { callBackUrl: createCallbackUrl(href) });
  return { result: 'user', user: await getAppUser(bridge) };
}

/** Returns the native app's signed-in user. Rejects with NoAppUserError if the user has no token, or with an error of the bridge. */
export async function getAppUser(bridge: Pick<Bridge, 'call'>): Promise<AppUserInfo> {
  const user = await bridge.call('get_user_info', {});
  if (!user.userToken) throw new NoAppUserError();
  return user;
}
