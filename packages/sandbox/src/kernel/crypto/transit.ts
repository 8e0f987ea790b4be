import { decodeBase64url } from './base64url.ts';

/** Thrown if a value from a client does not decrypt: it is damaged, or was encrypted with another key. */
export class TransitError extends Error {
  override readonly name = 'TransitError';
  constructor(cause?: unknown) {
    super('An encrypted value does not decrypt. Encrypt it with the public key of this server (RSA-OAEP-256).', {
      cause,
    });
  }
}

/** Decrypts what clients encrypted on the way to the server (CRYPT-01). */
export type Transit = {
  readonly open: (encrypted: string) => Promise<string>;
  /** Returns the key with which clients must encrypt, as JWK. */
  readonly publicKey: () => JsonWebKey;
  /** Introduces a new private key; values that were encrypted with a former key still decrypt. */
  readonly changeKey: (next: JsonWebKey) => Promise<void>;
};

const IV_BYTES = 12;

/**
 * Creates a transit that decrypts values for the present key and former ones, so that open pages work while a new key is introduced. Its `open` throws
 * `TransitError` if a value does not decrypt.
 */
export async function createTransit(present: JsonWebKey, former: readonly JsonWebKey[] = []): Promise<Transit> {
  let offered = publicPart(present);
  let keys = await Promise.all([present, ...former].map(openingWith));
  return {
    publicKey: () => offered,
    async changeKey(next) {
      keys = [await openingWith(next), ...keys];
      offered = publicPart(next);
    },
    async open(encrypted) {
      let failure: unknown;
      for (const open of keys) {
        try {
          return await open(encrypted);
        } catch (cause) {
          failure ??= cause;
        }
      }
      throw new TransitError(failure);
    },
  };
}

const publicPart = ({ kty = 'RSA', n = '', e = '' }: JsonWebKey): JsonWebKey => ({ kty, n, e });

/**
 * Returns a function that decrypts with one key. A short text is one RSA-OAEP-256 block in base64url; a longer one is `v1.<wrapped key>.<iv>.<ciphertext and
 * tag>` with a wrapped AES-256-GCM key. The function rejects if the text is damaged or encrypted with another key.
 */
async function openingWith(privateKey: JsonWebKey): Promise<(encrypted: string) => Promise<string>> {
  const key = await crypto.subtle.importKey('jwk', privateKey, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
    'decrypt',
  ]);
  const unwrap = (block: string) => crypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, decodeBase64url(block));

  async function openHybrid([wrapped = '', iv = '', text = '']: readonly string[]): Promise<ArrayBuffer> {
    const vector = decodeBase64url(iv);
    if (vector.length !== IV_BYTES) throw new TransitError();
    const dataKey = await crypto.subtle.importKey('raw', await unwrap(wrapped), 'AES-GCM', false, ['decrypt']);
    return crypto.subtle.decrypt({ name: 'AES-GCM', iv: vector }, dataKey, decodeBase64url(text));
  }

  return async (encrypted) => {
    const [version, ...parts] = encrypted.split('.');
    const bytes = version === 'v1' && parts.length === 3 ? await openHybrid(parts) : await unwrap(encrypted);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  };
}
