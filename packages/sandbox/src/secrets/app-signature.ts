import { encodeBase64url } from './base64url.ts';

/** The secret of the simulated native app, which everybody knows. The real one lives in the app and on the broker's servers. */
export const simulatedAppSecret = 'quayside-simulated-app';

/** HMAC-SHA-256 in base64url of the twelve signed values (CALL-03), in the order of the specification, joined by line ends. */
export async function signTwelve(values: readonly string[], secret = simulatedAppSecret): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return encodeBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(values.join('\n')))));
}
