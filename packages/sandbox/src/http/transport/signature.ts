import { codes } from '@quayside/contract/envelope';
import { isVersionAtLeast } from '@quayside/platform/internals/versions';
import { signAsApp } from '../../kernel/crypto/app-signature.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { RequestHeaders } from './request-headers.ts';

/** First app version that signs its requests (specification, section 9). */
export const signedFromVersion = '1.7.0';

/** Device types of native apps, which can sign requests by get_http_sign. A browser (t4) cannot. */
const nativeDeviceTypes = ['t1', 't2', 't6'];

export const mustBeSigned = ({ version, deviceType }: Pick<RequestHeaders, 'version' | 'deviceType'>): boolean =>
  nativeDeviceTypes.includes(deviceType) && isVersionAtLeast(version, signedFromVersion);

/**
 * Returns the four values that identify a request: device id, transaction id, time and request id. A second request with the same four values is a replay.
 * A signed request always has the request id 0, so 0 replaces the header X-Request-Id (`attempt`).
 */
export const getReplayParts = (headers: RequestHeaders): readonly string[] => [
  headers.deviceId,
  headers.transaction,
  headers.time,
  mustBeSigned(headers) ? '0' : headers.attempt,
];

/**
 * Checks the header X-Token: the signature of an app that signs, otherwise the bearer token (CALL-03). Throws `Refusal` (`signatureRejected`) if it is wrong.
 */
export async function checkToken(headers: RequestHeaders, secret: string): Promise<void> {
  const signature = await signAsApp(headers, secret);
  if (headers.token === signature || (!mustBeSigned(headers) && headers.token === headers.bearer)) return;
  throw new Refusal(codes.signatureRejected, 'X-Token does not belong to this request.', { reason: 'signature' });
}
