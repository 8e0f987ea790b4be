export type Bytes = Uint8Array<ArrayBuffer>;
type Soon<T> = T | Promise<T>;

/**
 * AES-256-GCM with one key. The authentication tag follows the ciphertext, and `place` is additional authenticated data. `decrypt` throws or rejects if tag
 * or place do not match.
 */
export type Cipher = {
  readonly encrypt: (iv: Bytes, place: Bytes, bytes: Bytes) => Soon<Bytes>;
  readonly decrypt: (iv: Bytes, place: Bytes, sealed: Bytes) => Soon<Bytes>;
};

/** The cryptographic operations that a vault needs. */
export type Ciphers = {
  /** Cipher with the key that encrypts data keys. */
  readonly wrapping: Cipher;
  readonly under: (key: Bytes) => Soon<Cipher>;
  /** Returns the HMAC-SHA-256 with the key for fingerprints. */
  readonly sign: (bytes: Bytes) => Soon<Bytes>;
};

/** Function that derives the keys of a vault from its master key (HKDF-SHA-256 without salt). */
export type OpenCiphers = (masterKey: Bytes) => Soon<Ciphers>;

/** The ciphers with WebCrypto, the only implementation in a page. */
export const webCiphers: OpenCiphers = async (masterKey) => {
  const master = await crypto.subtle.importKey('raw', masterKey, 'HKDF', false, ['deriveKey']);
  const derive = (info: string, algorithm: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) },
      master,
      algorithm,
      false,
      usages,
    );
  const wrapping = await derive('wrap', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);
  const naming = await derive('fingerprint', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']);
  return {
    wrapping: cipherOf(wrapping),
    under: async (key) => cipherOf(await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])),
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign('HMAC', naming, bytes)),
  };
};

const cipherOf = (key: CryptoKey): Cipher => ({
  encrypt: async (iv, place, bytes) => new Uint8Array(await crypto.subtle.encrypt(gcm(iv, place), key, bytes)),
  decrypt: async (iv, place, sealed) => new Uint8Array(await crypto.subtle.decrypt(gcm(iv, place), key, sealed)),
});
const gcm = (iv: Bytes, additionalData: Bytes): AesGcmParams => ({ name: 'AES-GCM', iv, additionalData });
