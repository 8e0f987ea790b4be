import type { KeepOptions, SafeStorage } from './storage.ts';

/** What secret values begin with, and the key that veils them (CRYPT-02). The specification fixes that they are fixed, and shows neither. */
export const secretPrefix = 'QS1:';
/** Repeated over the bytes of a value and combined with them by XOR. */
export const secretKey = 'quayside.local';

/** Texts on the device that cannot be read at a glance. A value that was not written by it counts as absent. */
export type SecretStorage = {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, secret: string, options?: KeepOptions) => 'device' | 'memory';
  readonly remove: (key: string) => void;
};

/**
 * The "encrypted" local storage of the specification, for compatibility only. Prefix and key lie in the program, so this IS PLAIN TEXT for
 * whoever holds the device; it only keeps a token from being read over a shoulder. Personal data belong into `draft-vault`.
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
