export type Bytes = Uint8Array<ArrayBuffer>;
type Soon<T> = T | Promise<T>;

/** AES-256-GCM with one key. The tag follows the ciphertext, and `place` is additional authenticated data. Throws or rejects if they do not match. */
export type Cipher = {
  readonly encrypt: (iv: Bytes, place: Bytes, bytes: Bytes) => Soon<Bytes>;
  readonly decrypt: (iv: Bytes, place: Bytes, sealed: Bytes) => Soon<Bytes>;
};

/** Cryptographic operations of a vault. */
export type Ciphers = {
  /** cipher with the key that wraps data keys */
  readonly wrapping: Cipher;
  readonly under: (key: Bytes) => Soon<Cipher>;
  /** HMAC-SHA-256 with the key of the fingerprints */
  readonly sign: (bytes: Bytes) => Soon<Bytes>;
};

/** Derives the keys of a vault from its master key, by HKDF-SHA-256 without salt. */
export type OpenCiphers = (masterKey: Bytes) => Soon<Ciphers>;

/** Implements the ciphers with WebCrypto, the only option in a page. */
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
