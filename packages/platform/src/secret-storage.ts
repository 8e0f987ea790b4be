import type { KeepOptions, SafeStorage } from './storage.ts';

/** The prefix of obfuscated values (CRYPT-02). The specification requires fixed values and names none. */
export const secretPrefix = 'QS1:';
/** The fixed key, repeated over a value's bytes and combined by XOR. */
export const secretKey = 'quayside.local';

/** Stores obfuscated texts on the device. Values in another format count as absent. */
export type SecretStorage = {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, secret: string, options?: KeepOptions) => 'device' | 'memory';
  readonly remove: (key: string) => void;
};

/**
 * Creates the "encrypted" local storage of the specification, for compatibility only. Prefix and key are in the
 * program, so this IS PLAIN TEXT for anyone with the device. It only prevents reading a token at a glance. Personal
 * data belong in `draft-vault`.
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
    return undefined; // this wrapper did not write it
  }
}

const isVeiled = (value: unknown): value is string => typeof value === 'string' && unveil(value) !== undefined;
