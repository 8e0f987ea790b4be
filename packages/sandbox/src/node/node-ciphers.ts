import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Cipher, OpenCiphers } from '../kernel/crypto/ciphers.ts';

const TAG = 16;

/**
 * The ciphers with Node's synchronous functions, in the same format and with the same keys as WebCrypto. Values are small, and WebCrypto would need ten times
 * as long for each, because it uses another thread.
 */
export const nodeCiphers: OpenCiphers = (masterKey) => {
  const derive = (info: string) => createSecretKey(new Uint8Array(hkdfSync('sha256', masterKey, '', info, 32)));
  const naming = derive('fingerprint');
  return {
    wrapping: cipherOf(derive('wrap')),
    under: (key) => cipherOf(createSecretKey(key)),
    sign: (bytes) => new Uint8Array(createHmac('sha256', naming).update(bytes).digest()),
  };
};

const cipherOf = (key: KeyObject): Cipher => ({
  encrypt(iv, place, bytes) {
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(place);
    return new Uint8Array(Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]));
  },
  decrypt(iv, place, sealed) {
    const end = sealed.length - TAG;
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(place);
    decipher.setAuthTag(sealed.subarray(end));
    return new Uint8Array(Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]));
  },
});
