import { createHmac } from 'node:crypto';

/** The values that a signature covers, in the order of CALL-03: headers, the user's token and the request id. */
const order = [
  'X-Time',
  'X-Uid',
  'token',
  'X-Lang',
  'X-Type',
  'X-Ver',
  'X-Trans-Id',
  'request id',
  'X-Dt',
  'X-Dev-Id',
  'X-Dev-Info',
  'X-Net-Type',
];

/**
 * Returns the signature of a request as the native app creates it: the HMAC-SHA-256 of twelve values, joined by line feeds, in base64url. The request id is
 * always 0.
 */
export function signHeaders(headers: Readonly<Record<string, string>>, token: string, secret: string): string {
  const values = order.map((name) => (name === 'token' ? token : name === 'request id' ? '0' : (headers[name] ?? '')));
  return createHmac('sha256', secret).update(values.join('\n')).digest('base64url');
}
