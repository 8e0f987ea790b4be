import { decodeBase64url, encodeBase64url } from './base64url.ts';
import { type Bytes, type OpenCiphers, webCiphers } from './ciphers.ts';

/** Thrown if a stored value does not decrypt: it has another key, was moved to another place, or was changed. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError';
  constructor() {
    super(
      'A stored value does not decrypt with this key. The data folder and DATA_KEY do not match, or the value was changed.',
    );
  }
}

/**
 * Encryption of stored values. Each has a random data key (AES-256-GCM), which the master key encrypts. The `place` (table, column, row) is authenticated, so
 * that a moved value does not decrypt. `fingerprint` returns a keyed hash, by which equal values of a place can be found without revealing them.
 */
export type Vault = {
  readonly seal: (place: string, text: string) => Promise<string>;
  readonly open: (place: string, sealed: string) => Promise<string>;
  readonly sealBytes: (place: string, bytes: Bytes) => Promise<Bytes>;
  readonly openBytes: (place: string, sealed: Bytes) => Promise<Bytes>;
  readonly fingerprint: (place: string, text: string) => Promise<string>;
};

/** Length of a master key in bytes. */
export const masterKeyLength = 32;
const FORMAT = 1;
const IV = 12;
const WRAPPED = masterKeyLength + 16;
const HEAD = 1 + IV + WRAPPED + IV;

/**
 * Creates a vault. Throws a `RangeError` unless `masterKey` has 32 bytes. `open` chooses the implementation of the ciphers, which does not affect the stored
 * format.
 */
export async function createVault(masterKey: Bytes, open: OpenCiphers = webCiphers): Promise<Vault> {
  if (masterKey.length !== masterKeyLength)
    throw new RangeError(`The data key must have ${masterKeyLength} bytes; this one has ${masterKey.length}.`);
  const { wrapping, under, sign } = await open(masterKey);

  async function sealBytes(place: string, bytes: Bytes): Promise<Bytes> {
    const random = crypto.getRandomValues(new Uint8Array(masterKeyLength + IV + IV));
    const dataKey = random.subarray(0, masterKeyLength);
    const wrapIv = random.subarray(masterKeyLength, masterKeyLength + IV);
    const iv = random.subarray(masterKeyLength + IV);
    const at = encode(place);
    const wrapped = await wrapping.encrypt(wrapIv, at, dataKey);
    const content = await (await under(dataKey)).encrypt(iv, at, bytes);
    const sealed = new Uint8Array(HEAD + content.length);
    sealed[0] = FORMAT;
    sealed.set(wrapIv, 1);
    sealed.set(wrapped, 1 + IV);
    sealed.set(iv, HEAD - IV);
    sealed.set(content, HEAD);
    return sealed;
  }

  async function openBytes(place: string, sealed: Bytes): Promise<Bytes> {
    if (sealed[0] !== FORMAT || sealed.length < HEAD + 16) throw new SealBrokenError();
    try {
      const at = encode(place);
      const wrapped = sealed.subarray(1 + IV, 1 + IV + WRAPPED);
      const dataKey = await wrapping.decrypt(sealed.subarray(1, 1 + IV), at, wrapped);
      return await (await under(dataKey)).decrypt(sealed.subarray(HEAD - IV, HEAD), at, sealed.subarray(HEAD));
    } catch (cause) {
      throw Object.assign(new SealBrokenError(), { cause });
    }
  }

  return {
    sealBytes,
    openBytes,
    seal: async (place, text) => encodeBase64url(await sealBytes(place, encode(text))),
    open: async (place, sealed) => new TextDecoder().decode(await openBytes(place, bytesOf(sealed))),
    fingerprint: async (place, text) => encodeBase64url(await sign(encode(`${place}\n${text}`))),
  };
}

/** Decodes an encrypted value. Throws `SealBrokenError` if it is no base64url, because someone changed it. */
function bytesOf(sealed: string): Bytes {
  try {
    return decodeBase64url(sealed);
  } catch (cause) {
    throw Object.assign(new SealBrokenError(), { cause });
  }
}

const encode = (text: string): Bytes => new TextEncoder().encode(text);
