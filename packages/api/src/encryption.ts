/** With which key answers are encrypted, and where failures are logged. */
export type EncryptionOptions = {
  /** RSA public keys, 2048 bits or more */
  readonly keys: { readonly production: JsonWebKey; readonly test: JsonWebKey };
  /** of the environment: `prd` takes the production key, everything else the test key (CRYPT-01) */
  readonly storageBucket: string;
  readonly subtle?: SubtleCrypto | undefined;
  readonly log: (message: string) => void;
};

/** `no-webcrypto`: an old browser, or a page over http:// that is not localhost; `bad-key`: the configured key is none; `failed`: the browser refused. */
export type EncryptionFailure = 'no-webcrypto' | 'bad-key' | 'failed';

/** A sensitive text was not encrypted, so it must not be sent (F63). */
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
/** OAEP with SHA-256 takes 66 bytes of the block (RFC 8017, 7.1.1). */
const paddingBytes = 66;
/** NIST SP 800-131A: shorter keys are disallowed. */
const leastBits = 2048;

/**
 * Encrypts sensitive texts for the wire (CRYPT-01). A short text (at most 190 bytes of UTF-8 with a 2048-bit key) is one RSA-OAEP-256 block in URL-safe base64;
 * a longer one is `v1.<wrapped key>.<iv>.<ciphertext and tag>`, an AES-256-GCM key wrapped by RSA-OAEP-256, each part URL-safe base64 without padding.
 * An empty text is logged and gives '', as specified. Rejects with EncryptionError; never gives clear text.
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

/** WebCrypto refuses a key whose `use` or operations name anything else. */
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
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
