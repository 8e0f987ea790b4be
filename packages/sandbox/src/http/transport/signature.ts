import { codes } from '@quayside/contract/envelope';
import { isVersionAtLeast } from '@quayside/platform/internals/versions';
import { signAsApp } from '../../kernel/crypto/app-signature.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { RequestHeaders } from './request-headers.ts';

/** First app version that signs requests (specification, section 9). */
export const signedFromVersion = '1.7.0';

/** Device types of apps with get_http_sign. A plain browser (t4) cannot sign. */
const nativeDeviceTypes = ['t1', 't2', 't6'];

export const mustBeSigned = ({ version, deviceType }: Pick<RequestHeaders, 'version' | 'deviceType'>): boolean =>
  nativeDeviceTypes.includes(deviceType) && isVersionAtLeast(version, signedFromVersion);

/** Returns the values that identify a request. A signed request has a transaction and its time (its request id is always 0), any other also the attempt. */
export const getReplayParts = (headers: RequestHeaders): readonly string[] => [
  headers.deviceId,
  headers.transaction,
  headers.time,
  mustBeSigned(headers) ? '0' : headers.attempt,
];

/** Checks X-Token: the app's signature if it signs, otherwise the bearer token (CALL-03). Throws Refusal (signatureRejected). */
export async function checkToken(headers: RequestHeaders, secret: string): Promise<void> {
  const signature = await signAsApp(headers, secret);
  if (headers.token === signature || (!mustBeSigned(headers) && headers.token === headers.bearer)) return;
  throw new Refusal(codes.signatureRejected, 'X-Token does not belong to this request.', { reason: 'signature' });
}
