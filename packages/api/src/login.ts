import type { Bridge } from '@quayside/bridge/bridge';
import type { AppUserInfo } from '@quayside/bridge/commands';
import { callBackUrl } from '@quayside/platform/return-url';

/** Where customers register and sign in outside of the app (CALL-07). */
export const registrationPath = '/promo/overseas/sg-register.html';

/** The registration page's address with the language and, URL-encoded, the way back: the present page without its secrets (F08). */
export function registrationAddress({ href, langType }: { readonly href: string; readonly langType: number }): string {
  const address = new URL(registrationPath, href);
  address.search = new URLSearchParams({ langType: String(langType), callBackUrl: callBackUrl(href) }).toString();
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
export async function askForLogin({ bridge, href, langType, navigate }: LoginOptions): Promise<LoginResult> {
  if (bridge.platform === 'browser') {
    navigate(registrationAddress({ href, langType }));
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
