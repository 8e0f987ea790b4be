import type { AppUserInfo } from '@quayside/bridge/commands';
import type { Call } from '@quayside/contract/call';
import { exchangeLoginCode, getCurrentUser } from '@quayside/contract/calls/user';
import { type Envelope, successCodes } from '@quayside/contract/envelope';
import { getDeviceType, type Platform } from '@quayside/platform/internals/device-type';
import { randomId } from '@quayside/platform/internals/random-id';
import { signAsApp } from '../../kernel/crypto/app-signature.ts';

/** The device and the app, as the user agent of the web view describes them. */
export type AppDevice = {
  readonly platform: Exclude<Platform, 'browser'>;
  readonly appVersion: string;
  readonly deviceId: string;
  /** Type of the app (X-Type): 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore. */
  readonly appType: number;
  /** Number of the app's language, from 1 to 6. */
  readonly langType: number;
};

/** Thrown if the server refused a login. The message is the server's. */
export class AppSignInError extends Error {
  override readonly name = 'AppSignInError';
}

/**
 * Exchanges a login code of the sandbox for the user that `get_user_info` returns. `server` is the origin of the calls. Throws `AppSignInError` if the server
 * refuses the code.
 */
export async function signInToApp(server: string, loginCode: string, device: AppDevice): Promise<AppUserInfo> {
  const { token, userId } = await call(server, exchangeLoginCode, { loginCode }, { device });
  const user = await call(server, getCurrentUser, {}, { device, userId, bearer: token });
  return {
    userName: user.userName,
    phoneNum: user.phoneNumber,
    trade_token: '',
    userId,
    userToken: token,
    openedAccount: false,
    tradePassword: false,
    invitationCode: '',
    hkQuoteLevel: 0,
    usQuoteLevel: 0,
    thirdBindBit: user.thirdBindBit,
  };
}

type Sender = { readonly device: AppDevice; readonly userId?: string; readonly bearer?: string };

async function call<Request, Response>(
  server: string,
  { path, verb }: Call<Request, Response>,
  body: Request,
  { device, userId = '', bearer = '' }: Sender,
): Promise<Response> {
  const signed = {
    time: String(Date.now()),
    userId,
    bearer,
    langType: String(device.langType),
    appType: String(device.appType),
    version: device.appVersion,
    transaction: randomId(),
    deviceType: getDeviceType(device.platform),
    deviceId: device.deviceId,
    deviceInfo: 'native',
    netType: 'wifi',
  };
  const headers = {
    'X-Ver': signed.version,
    'X-Dt': signed.deviceType,
    'X-Dev-Id': signed.deviceId,
    'X-Net-Type': signed.netType,
    'X-Uid': userId,
    'X-Lang': signed.langType,
    'X-Type': signed.appType,
    'X-Dev-Info': signed.deviceInfo,
    'X-Time': signed.time,
    'X-Trans-Id': signed.transaction,
    'X-Request-Id': randomId(),
    'X-Token': await signAsApp(signed),
    ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
  };
  const answer = await fetch(new URL(`/${path}`, server), {
    method: verb,
    headers: verb === 'POST' ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(verb === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { code, data, msg } = (await answer.json()) as Envelope<Response>;
  if (!successCodes.includes(code)) throw new AppSignInError(msg);
  return data;
}
