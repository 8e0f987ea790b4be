/** Options of `createEncryptor`: the public keys, and the storage bucket that selects one of them. */
export type EncryptionOptions = {
  /** RSA public keys with at least 2048 bits. */
  readonly keys: { readonly production: JsonWebKey; readonly test: JsonWebKey };
  /** The environment's `storageBucket`. `prd` selects the production key, any other the test key (CRYPT-01). */
  readonly storageBucket: string;
  readonly subtle?: SubtleCrypto | undefined;
  readonly log: (message: string) => void;
};

/**
 * The reason why encryption failed. `no-webcrypto`: an old browser, or an http:// page that is not localhost. `bad-key`: the configured key is invalid.
 * `failed`: WebCrypto failed.
 */
export type EncryptionFailure = 'no-webcrypto' | 'bad-key' | 'failed';

/** An encryptor rejects with this error if it cannot encrypt a sensitive text. Do not send the text (F63). */
export class EncryptionError extends Error {
  override readonly name = 'EncryptionError';
  readonly messageKey = 'encryption';
  readonly reason: EncryptionFailure;
  constructor(reason: EncryptionFailure, cause?: unknown) {
    super(
      `A sensitive text could not be encrypted (${reason}). It must not be sent; ask the customer to update the browser or use the app.`,
      { cause },
    );
    this.reason = reason;
  }
}

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
/** The padding of OAEP with SHA-256, in bytes (RFC 8017, 7.1.1). */
const paddingBytes = 66;
/** The shortest accepted RSA key, in bits (NIST SP 800-131A). */
const leastBits = 2048;

/**
 * Creates a function that encrypts sensitive texts for the server (CRYPT-01). Up to 190 UTF-8 bytes (2048-bit key) become one RSA-OAEP-256 block in URL-safe
 * base64. Longer texts become `v1.<wrapped key>.<iv>.<ciphertext and tag>`: AES-256-GCM with an RSA-wrapped key, each part in unpadded URL-safe base64. An
 * empty text is logged and returns '', as specified. Rejects with EncryptionError and never returns clear text.
 */
export function createEncryptor(options: EncryptionOptions): (text: string) => Promise<string> {
  const { keys, storageBucket, log } = options;
  const jwk = storageBucket === 'prd' ? keys.production : keys.test;
  let imported: Promise<CryptoKey> | undefined;

  return async (text) => {
    if (text === '') {
      log('Nothing was encrypted: pass a valid string.');
      return '';
    }
    const subtle = 'subtle' in options ? options.subtle : globalThis.crypto?.subtle;
    if (!subtle) throw new EncryptionError('no-webcrypto');
    // Stryker disable next-line BooleanLiteral: nothing exports the public key
    imported ??= subtle.importKey('jwk', publicPart(jwk), algorithm, false, ['encrypt']);
    const key = await imported.catch((cause: unknown) => {
      throw new EncryptionError('bad-key', cause);
    });
    if (bitsOf(key) < leastBits) throw new EncryptionError('bad-key');
    try {
      return await encrypt(subtle, key, new TextEncoder().encode(text));
    } catch (cause) {
      throw new EncryptionError('failed', cause);
    }
  };
}

/** Returns only the parameters of the public key. WebCrypto refuses a JWK if its `use` or `key_ops` do not allow encryption. */
const publicPart = ({ kty, n, e }: JsonWebKey): JsonWebKey => ({ kty, n, e });

const bitsOf = (key: CryptoKey): number => (key.algorithm as RsaHashedKeyAlgorithm).modulusLength;

async function encrypt(subtle: SubtleCrypto, key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes.length <= bitsOf(key) / 8 - paddingBytes) return toBase64url(await subtle.encrypt(algorithm, key, bytes));
  const dataKey = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const [wrapped, sealed] = await Promise.all([
    subtle.exportKey('raw', dataKey).then((raw) => subtle.encrypt(algorithm, key, raw)),
    subtle.encrypt({ name: 'AES-GCM', iv }, dataKey, bytes),
  ]);
  return ['v1', toBase64url(wrapped), toBase64url(iv.buffer), toBase64url(sealed)].join('.');
}

function toBase64url(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
