import { codes } from '@quayside/contract/envelope';
import { isAtLeast } from '@quayside/platform/versions';
import { signTwelve } from '../secrets/app-signature.ts';
import { Refusal } from './refusal.ts';
import type { RequestHeaders } from './request-headers.ts';

/** Specification, section 9: from here on the app signs. */
export const signedFromVersion = '1.7.0';

/** Device types that have an app with get_http_sign around them; a plain browser (t4) has nobody who could sign. */
const nativeDeviceTypes = ['t1', 't2', 't6'];

export const mustBeSigned = ({ version, deviceType }: Pick<RequestHeaders, 'version' | 'deviceType'>): boolean =>
  nativeDeviceTypes.includes(deviceType) && isAtLeast(version, signedFromVersion);

type Signed = Omit<RequestHeaders, 'attempt' | 'token' | 'language' | 'userAgent' | 'address'>;

/**
 * What get_http_sign signs, in the order of the specification: timestamp, user id, user token, language, app type, version, transaction id,
 * request id (always 0), device type, device id, device info, net type; as the simulated app signs it.
 */
export const signAsApp = (headers: Signed, secret?: string): Promise<string> =>
  signTwelve(
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

/** X-Token is the app's signature where the app signs, else the bearer token itself (CALL-03). */
export async function checkToken(headers: RequestHeaders, secret: string): Promise<void> {
  const signature = await signAsApp(headers, secret);
  if (headers.token === signature || (!mustBeSigned(headers) && headers.token === headers.bearer)) return;
  throw new Refusal(codes.signatureRejected, 'X-Token does not belong to this request.', { reason: 'signature' });
}
