import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import privateKey from '../../development/keys/development-private.json' with { type: 'json' };
import publicKey from '../../development/keys/development-public.json' with { type: 'json' };
import { nodeCiphers } from '../../node/node-ciphers.ts';
import { decodeBase64url, encodeBase64url } from './base64url.ts';
import { webCiphers } from './ciphers.ts';
import { createTransit, TransitError } from './transit.ts';
import { createVault, SealBrokenError } from './vault.ts';

const keyOf = (fill: number) => new Uint8Array(32).fill(fill);

describe.each([
  ['WebCrypto', webCiphers],
  ['Node', nodeCiphers],
])('the vault by %s', (_, ciphers) => {
  const vaultOf = (fill: number) => createVault(keyOf(fill), ciphers);

  test('decrypts its own ciphertexts, which differ each time', async () => {
    const vault = await vaultOf(1);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (text, place) => {
        const sealed = await vault.seal(place, `${text}canary`);
        expect(await vault.open(place, sealed)).toBe(`${text}canary`.toWellFormed());
        expect(await vault.seal(place, `${text}canary`)).not.toBe(sealed);
        expect(Buffer.from(sealed, 'base64url').includes(Buffer.from(`${text}canary`))).toBe(false);
      }),
      { numRuns: limitRuns(50) },
    );
  });

  test('does not decrypt a value at another place, with another key, or with a changed byte', async () => {
    const vault = await vaultOf(1);
    const sealed = await vault.seal('users/phone/1', '+6591234567');
    await expect(vault.open('users/phone/2', sealed)).rejects.toThrow(SealBrokenError);
    await expect((await vaultOf(2)).open('users/phone/1', sealed)).rejects.toThrow(SealBrokenError);
    const bytes = decodeBase64url(sealed);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(vault.openBytes('users/phone/1', changed)).rejects.toThrow(SealBrokenError);
    }
    await expect(vault.openBytes('users/phone/1', bytes.subarray(0, 20))).rejects.toThrow(SealBrokenError);
  });

  test('returns equal fingerprints only for the same value, place and key', async () => {
    const vault = await vaultOf(1);
    const print = await vault.fingerprint('phone', '+6591234567');
    expect(await vault.fingerprint('phone', '+6591234567')).toBe(print);
    expect(await vault.fingerprint('phone', '+6591234568')).not.toBe(print);
    expect(await vault.fingerprint('code', '+6591234567')).not.toBe(print);
    expect(await (await vaultOf(2)).fingerprint('phone', '+6591234567')).not.toBe(print);
  });

  test('refuses a master key of another length', async () => {
    await expect(createVault(new Uint8Array(16), ciphers)).rejects.toThrow('32 bytes');
  });
});

test('vaults with the ciphers of Node and of the browser decrypt each other’s texts and return equal fingerprints', async () => {
  const vaults = [await createVault(keyOf(1), webCiphers), await createVault(keyOf(1), nodeCiphers)] as const;
  for (const [one, other] of [vaults, vaults.toReversed()]) {
    expect(await other?.open('users/phone/1', (await one?.seal('users/phone/1', '+6591234567')) ?? '')).toBe(
      '+6591234567',
    );
    expect(await other?.fingerprint('phone', '+65')).toBe(await one?.fingerprint('phone', '+65'));
  }
});

describe('CRYPT-01 encryption in transit', () => {
  const wrap = (bytes: Uint8Array): string => {
    const key = createPublicKey({ key: publicKey, format: 'jwk' });
    return publicEncrypt({ key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }, bytes).toString(
      'base64url',
    );
  };
  const encryptShort = (text: string): string => wrap(Buffer.from(text));
  const encryptLong = async (text: string): Promise<string> => {
    const dataKey = crypto.getRandomValues(new Uint8Array(32));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const key = await crypto.subtle.importKey('raw', dataKey, 'AES-GCM', false, ['encrypt']);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
    return ['v1', wrap(dataKey), encodeBase64url(iv), encodeBase64url(new Uint8Array(sealed))].join('.');
  };

  test.each(['S1234567D', '+65 9123 4567', '陈大文', '🙂', 'x'.repeat(190)])(
    'encrypts %s in one block',
    async (text) => {
      expect(await (await createTransit(privateKey)).open(encryptShort(text))).toBe(text);
    },
  );

  test('F63 encrypts a long text with a separate key', async () => {
    const text = '曼谷 กรุงเทพ '.repeat(200);
    expect(await (await createTransit(privateKey)).open(await encryptLong(text))).toBe(text);
  });

  test('accepts a former key while a new key is introduced', async () => {
    const { privateKey: next } = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      true,
      ['encrypt', 'decrypt'],
    );
    const key = await crypto.subtle.exportKey('jwk', next);
    const [short, long] = [encryptShort('S1234567D'), await encryptLong('x'.repeat(500))];
    const both = await createTransit(key, [privateKey]);
    expect(both.publicKey().n).toBe(key.n);
    expect([await both.open(short), await both.open(long)]).toEqual(['S1234567D', 'x'.repeat(500)]);
    await expect((await createTransit(key)).open(short)).rejects.toThrow(TransitError);
  });

  test.each([
    ['PKCS#1 v1.5', { padding: constants.RSA_PKCS1_PADDING }],
    ['OAEP with SHA-1', { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' }],
    ['no padding', { padding: constants.RSA_NO_PADDING }],
  ])('refuses an encrypted block with %s', async (_, padding) => {
    const key = createPublicKey({ key: publicKey, format: 'jwk' });
    const text = Buffer.from('S1234567D'.padStart(256, '\0')).subarray(
      padding.padding === constants.RSA_NO_PADDING ? 0 : -9,
    );
    const block = publicEncrypt({ key, ...padding }, text).toString('base64url');
    await expect((await createTransit(privateKey)).open(block)).rejects.toThrow(TransitError);
  });

  test('F63 refuses any other text instead of an encrypted one', async () => {
    const transit = await createTransit(privateKey);
    const long = await encryptLong('a long text'.repeat(50));
    const wrong = ['', 'false', 'clear text', 'v1.a.b.c', long.slice(0, -4), long.replace('v1.', 'v2.'), 'AAAA'];
    for (const text of wrong) await expect(transit.open(text)).rejects.toThrow(TransitError);
  });
});
