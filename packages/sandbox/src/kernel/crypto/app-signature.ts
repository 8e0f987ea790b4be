import { encodeBase64url } from './base64url.ts';

/** Secret of the simulated native app, which is public. A broker keeps the real secret in its app and servers. */
export const simulatedAppSecret = 'quayside-simulated-app';

/** Returns the signature of the twelve values in the order of the specification: their HMAC-SHA-256 as base64url (CALL-03). */
export async function signValues(values: readonly string[], secret = simulatedAppSecret): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return encodeBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(values.join('\n')))));
}

/** The values of a request that get_http_sign signs. */
export type SignedHeaders = {
  readonly time: string;
  readonly userId: string;
  readonly bearer: string;
  readonly langType: string;
  readonly appType: string;
  readonly version: string;
  readonly transaction: string;
  readonly deviceType: string;
  readonly deviceId: string;
  readonly deviceInfo: string;
  readonly netType: string;
};

/**
 * Returns the signature of a request, as get_http_sign does. The order is: timestamp, user id, user token, language, app type, version, transaction id,
 * request id (always 0), device type, device id, device info, net type.
 */
export const signAsApp = (headers: SignedHeaders, secret?: string): Promise<string> =>
  signValues(
    [
      headers.time,
      headers.userId,
      headers.bearer,
      headers.langType,
      headers.appType,
      headers.version,
      headers.transaction,
      '0',
      headers.deviceType,
      headers.deviceId,
      headers.deviceInfo,
      headers.netType,
    ],
    secret,
  );
