import type { SafeStorage, StorageSetOptions } from './storage.ts';

/** The prefix of obfuscated values (CRYPT-02). The specification requires fixed values but does not give them. */
export const secretPrefix = 'QS1:';
/** The fixed key (CRYPT-02). Each byte of a value is combined with a byte of the key by XOR. The key repeats. */
export const secretKey = 'quayside.local';

/**
 * A store of obfuscated strings on the device. `get` returns undefined for a missing value, and for a value in another
 * format.
 */
export type SecretStorage = {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, secret: string, options?: StorageSetOptions) => 'device' | 'memory';
  readonly remove: (key: string) => void;
};

/**
 * Creates the "encrypted" local storage of the specification, for compatibility only. Prefix and key are part of the
 * program, so this IS PLAIN TEXT for anyone with the device. It only prevents reading a token at a glance. Store
 * personal data in `draft-vault`.
 */
export const createSecretStorage = (storage: SafeStorage): SecretStorage => ({
  get(key) {
    const veiled = storage.get(key, isVeiled);
    return veiled === undefined ? undefined : unveil(veiled);
  },
  set: (key, secret, options) => storage.set(key, veil(secret), options),
  remove: storage.remove,
});

const keyBytes = new TextEncoder().encode(secretKey);
const mix = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte, index) => byte ^ (keyBytes[index % keyBytes.length] ?? 0));

function veil(secret: string): string {
  const bytes = mix(new TextEncoder().encode(secret));
  return secretPrefix + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function unveil(text: string): string | undefined {
  if (!text.startsWith(secretPrefix)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.slice(secretPrefix.length)), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(mix(bytes));
  } catch {
    return undefined; // not written by this wrapper
  }
}

const isVeiled = (value: unknown): value is string => typeof value === 'string' && unveil(value) !== undefined;
