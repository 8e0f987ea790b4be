import { decodeBase64url } from './base64url.ts';

/** Minimum length of a key in production in bits, for 128 bits of security (NIST SP 800-57 part 1, table 2; OWASP ASVS 5.0.0, 11.2.3). */
export const STRONG_BITS = 3072;
/** Minimum length of any key in bits (NIST SP 800-131A). */
const LEAST_BITS = 2048;
const LEAST_EXPONENT = 65_537n;

/** Thrown if an RSA key is so weak that an attacker could factor it. The message contains no part of the key. */
export class WeakKeyError extends Error {
  override readonly name = 'WeakKeyError';
  constructor(what: string) {
    super(`A key of TRANSIT_KEY or FORMER_TRANSIT_KEYS is weak: ${what}.`);
  }
}

/** Creates a private RSA key of STRONG_BITS bits, as JWK. */
export async function newTransitKey(): Promise<JsonWebKey> {
  const publicExponent = new Uint8Array([1, 0, 1]);
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: STRONG_BITS, publicExponent };
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return crypto.subtle.exportKey('jwk', privateKey);
}

const numberOf = (text = ''): bigint => {
  const digits = Array.from(decodeBase64url(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return BigInt(`0x0${digits}`);
};
const bitsOf = (value: bigint): number => value.toString(2).length;

/**
 * Checks that a private RSA key is strong enough (FIPS 186-5, A.1.1 and A.1.3): its length and exponent, its primes, and that Fermat's method does not find
 * them. Throws `WeakKeyError` if it is not.
 */
export function checkTransitKey({ n, e, p, q }: JsonWebKey, leastBits = LEAST_BITS): void {
  const [modulus, exponent, first, second] = [n, e, p, q].map(numberOf) as [bigint, bigint, bigint, bigint];
  const bits = bitsOf(modulus);
  if (bits < leastBits) throw new WeakKeyError(`it has ${bits} bits, and ${leastBits} are the fewest`);
  if (exponent < LEAST_EXPONENT || exponent % 2n === 0n)
    throw new WeakKeyError('its public exponent is below 65,537 or even');
  if (first * second !== modulus) throw new WeakKeyError('its primes p and q are not those of its modulus');
  const apart = first > second ? first - second : second - first;
  if (apart <= 2n ** BigInt(Math.floor(bits / 2) - 100)) throw new WeakKeyError('its primes are too close together');
}
