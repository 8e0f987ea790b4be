import { decodeBase64url, encodeBase64url } from './base64url.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What was sealed cannot be opened: another key, another place, or a changed byte. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError';
  constructor() {
    super(
      'A stored value does not open with this key at this place. The data folder and DATA_KEY do not belong together, or the value was changed.',
    );
  }
}

/**
 * Encryption at rest. Every value has a data key of its own (AES-256-GCM), wrapped by the master's; `place` (table, column, row) is authenticated
 * with it, so that a sealed value moved elsewhere does not open. `fingerprint` is a keyed hash: equal values of one place can be found, not read.
 */
export type Vault = {
  readonly seal: (place: string, text: string) => Promise<string>;
  readonly open: (place: string, sealed: string) => Promise<string>;
  readonly sealBytes: (place: string, bytes: Bytes) => Promise<Bytes>;
  readonly openBytes: (place: string, sealed: Bytes) => Promise<Bytes>;
  readonly fingerprint: (place: string, text: string) => Promise<string>;
};

export const masterKeyLength = 32;
const FORMAT = 1;
const IV = 12;
const WRAPPED = masterKeyLength + 16;
const HEAD = 1 + IV + WRAPPED + IV;

/** `masterKey`: 32 random bytes. */
export async function createVault(masterKey: Bytes): Promise<Vault> {
  if (masterKey.length !== masterKeyLength)
    throw new RangeError(`The data key has to be ${masterKeyLength} bytes; this one has ${masterKey.length}.`);
  const master = await crypto.subtle.importKey('raw', masterKey, 'HKDF', false, ['deriveKey']);
  const derive = (info: string, algorithm: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(info) },
      master,
      algorithm,
      false,
      usages,
    );
  const wrapping = await derive('wrap', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);
  const naming = await derive('fingerprint', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']);

  async function sealBytes(place: string, bytes: Bytes): Promise<Bytes> {
    const dataKey = crypto.getRandomValues(new Uint8Array(masterKeyLength));
    const sealed = new Uint8Array(HEAD + bytes.length + 16);
    sealed[0] = FORMAT;
    const wrapIv = crypto.getRandomValues(sealed.subarray(1, 1 + IV));
    const iv = crypto.getRandomValues(sealed.subarray(HEAD - IV, HEAD));
    sealed.set(new Uint8Array(await crypto.subtle.encrypt(gcm(wrapIv, place), wrapping, dataKey)), 1 + IV);
    const key = await crypto.subtle.importKey('raw', dataKey, 'AES-GCM', false, ['encrypt']);
    sealed.set(new Uint8Array(await crypto.subtle.encrypt(gcm(iv, place), key, bytes)), HEAD);
    return sealed;
  }

  async function openBytes(place: string, sealed: Bytes): Promise<Bytes> {
    if (sealed[0] !== FORMAT || sealed.length < HEAD + 16) throw new SealBrokenError();
    try {
      const wrapped = sealed.subarray(1 + IV, 1 + IV + WRAPPED);
      const dataKey = await crypto.subtle.decrypt(gcm(sealed.subarray(1, 1 + IV), place), wrapping, wrapped);
      const key = await crypto.subtle.importKey('raw', dataKey, 'AES-GCM', false, ['decrypt']);
      const iv = sealed.subarray(HEAD - IV, HEAD);
      return new Uint8Array(await crypto.subtle.decrypt(gcm(iv, place), key, sealed.subarray(HEAD)));
    } catch (cause) {
      throw Object.assign(new SealBrokenError(), { cause });
    }
  }

  return {
    sealBytes,
    openBytes,
    seal: async (place, text) => encodeBase64url(await sealBytes(place, encode(text))),
    open: async (place, sealed) => new TextDecoder().decode(await openBytes(place, decodeBase64url(sealed))),
    fingerprint: async (place, text) =>
      encodeBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', naming, encode(`${place}\n${text}`)))),
  };
}

const gcm = (iv: Bytes, place: string): AesGcmParams => ({ name: 'AES-GCM', iv, additionalData: encode(place) });
const encode = (text: string): Bytes => new TextEncoder().encode(text);
