import { codes } from '@quayside/contract/envelope';
import { isAtLeast } from '@quayside/platform/versions';
import { encodeBase64url } from '../secrets/base64url.ts';
import { Refusal } from './refusal.ts';
import type { RequestHeaders } from './request-headers.ts';

/** Specification, section 9: from here on the app signs. */
export const signedFromVersion = '1.7.0';

/** The secret of the simulated native app. The real one lives in the app and on the broker's servers. */
export const simulatedAppSecret = 'quayside-simulated-app';

/** Device types that have an app with get_http_sign around them; a plain browser (t4) has nobody who could sign. */
const nativeDeviceTypes = ['t1', 't2', 't6'];

export const mustBeSigned = ({ version, deviceType }: Pick<RequestHeaders, 'version' | 'deviceType'>): boolean =>
  nativeDeviceTypes.includes(deviceType) && isAtLeast(version, signedFromVersion);

type Signed = Omit<RequestHeaders, 'attempt' | 'token' | 'language'>;

/**
 * What get_http_sign signs, in the order of the specification: timestamp, user id, user token, language, app type, version, transaction id,
 * request id (always 0), device type, device id, device info, net type; joined by line ends.
 */
export const signedText = (headers: Signed): string =>
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
  ].join('\n');

/** HMAC-SHA-256 in base64url, as the simulated app makes it. */
export async function signAsApp(headers: Signed): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    'raw',
    encode(simulatedAppSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return encodeBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(signedText(headers)))));
}

/** X-Token is the app's signature where the app signs, else the bearer token itself (CALL-03). */
export async function checkToken(headers: RequestHeaders): Promise<void> {
  const expected = mustBeSigned(headers) ? await signAsApp(headers) : headers.bearer;
  if (headers.token === expected || (!mustBeSigned(headers) && headers.token === (await signAsApp(headers)))) return;
  throw new Refusal(codes.signatureRejected, 'X-Token does not belong to this request.', { reason: 'signature' });
}
