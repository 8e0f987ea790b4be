import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

const encode = (text: string) => new TextEncoder().encode(text);
const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

const publicKeyOf = (jwk: JsonWebKey) =>
  crypto.subtle.importKey('jwk', jwk, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);

/** Encrypts a short text as CRYPT-01 requires: one RSA-OAEP block with SHA-256 for hash and MGF1, in base64url. */
export async function encryptBlock(jwk: JsonWebKey, text: string): Promise<string> {
  return base64url(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, await publicKeyOf(jwk), encode(text)));
}

/** Encrypts a text of any length as CRYPT-01 requires: `v1.<wrapped key>.<iv>.<ciphertext and tag>` with AES-256-GCM. */
export async function encryptLong(jwk: JsonWebKey, text: string): Promise<string> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const wrapped = await crypto.subtle.encrypt(
    { name: 'RSA-OAEP' },
    await publicKeyOf(jwk),
    await crypto.subtle.exportKey('raw', key),
  );
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encode(text));
  return ['v1', base64url(wrapped), base64url(iv.buffer), base64url(sealed)].join('.');
}

/** Encrypts a text with a padding that servers must refuse: PKCS#1 v1.5, or OAEP with SHA-1. */
export function encryptWithWeakPadding(jwk: JsonWebKey, text: string, by: 'pkcs1' | 'oaep-sha1'): string {
  const padding = by === 'pkcs1' ? constants.RSA_PKCS1_PADDING : constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt(
    { key: createPublicKey({ key: { ...jwk }, format: 'jwk' }), padding, oaepHash: 'sha1' },
    encode(text),
  ).toString('base64url');
}
