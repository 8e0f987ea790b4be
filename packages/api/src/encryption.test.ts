import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createEncryptor, EncryptionError } from './encryption.ts';

const [production, testing] = [
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
  generateKeyPairSync('rsa', { modulusLength: 2048 }),
];
const keys = {
  production: production.publicKey.export({ format: 'jwk' }),
  test: testing.publicKey.export({ format: 'jwk' }),
};

/** Decrypts as the server does, with Node's implementation. */
function decrypt(text: string, { privateKey }: typeof production): string {
  const unwrap = (block: string) =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(block, 'base64url'),
    );
  const [version, wrapped = '', iv = '', sealed = ''] = text.split('.');
  if (version !== 'v1') return unwrap(text).toString('utf8');
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', unwrap(wrapped), Buffer.from(iv, 'base64url'));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
}

function encryptor(options: Partial<Parameters<typeof createEncryptor>[0]> = {}) {
  const logged: string[] = [];
  return {
    logged,
    encrypt: createEncryptor({ keys, storageBucket: 'prd', log: (message) => logged.push(message), ...options }),
  };
}

describe('encryption', () => {
  test('CRYPT-01 encrypts with RSA and encodes as URL-safe base64', async () => {
    const text = await encryptor().encrypt('S1234567D');
    expect(text).toMatch(/^[\w-]{342}$/);
    expect(decrypt(text, production)).toBe('S1234567D');
  });

  test.each([
    ['prd', production],
    ['uat', testing],
    ['PRD', testing],
    ['', testing],
    ['prd2', testing],
  ] as const)('CRYPT-01 F11 encrypts with the key of the bucket %j', async (storageBucket, key) => {
    expect(decrypt(await encryptor({ storageBucket }).encrypt('x'), key)).toBe('x');
  });

  test('CRYPT-01 returns an empty text for an empty text, and logs it', async () => {
    const { encrypt, logged } = encryptor();
    expect(await encrypt('')).toBe('');
    expect(logged).toEqual([expect.stringContaining('valid string')]);
  });

  test('F63 encrypts 190 bytes as one block, and longer texts with a hybrid scheme', async () => {
    const { encrypt } = encryptor();
    expect(await encrypt('x'.repeat(190))).toMatch(/^[\w-]{342}$/);
    const address = 'Blk 123 Ang Mo Kio Avenue 6 #12-345 '.repeat(4) + '宏茂桥六道'.repeat(6);
    for (const long of ['x'.repeat(191), address]) {
      const text = await encrypt(long);
      expect(text).toMatch(/^v1\.[\w-]+\.[\w-]{16}\.[\w-]+$/);
      expect(decrypt(text, production)).toBe(long);
    }
  });

  test('F63 encrypts any text of 1 to 2000 code points so that decryption restores it', async () => {
    const { encrypt } = encryptor();
    const text = fc.oneof(
      { weight: 9, arbitrary: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }) },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 2000, unit: 'binary' }) },
      { weight: 1, arbitrary: fc.constantFrom('😀'.repeat(500), '0', 'false', 'null') },
    );
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const sent = await encrypt(value);
        expect(decrypt(sent, production)).toBe(value);
        expect(sent).toMatch(/^[\w.-]{300,}$/);
      }),
      { numRuns: limitRuns(10_000) },
    );
  }, 120_000);

  test('F63 encrypts the same text differently each time', async () => {
    const { encrypt } = encryptor();
    for (const text of ['S1234567D', 'x'.repeat(500)]) expect(await encrypt(text)).not.toBe(await encrypt(text));
  });

  test.each([
    ['no WebCrypto', 'no-webcrypto', { subtle: undefined }],
    ['an invalid key', 'bad-key', { keys: { production: { kty: 'RSA', n: '!', e: 'AQAB' }, test: keys.test } }],
    [
      'a key of another kind',
      'bad-key',
      { keys: { production: { kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }, test: keys.test } },
    ],
  ])('F63 rejects with %s, without the text in the error', async (_, reason, options) => {
    const end = await encryptor(options)
      .encrypt('S1234567D')
      .catch((error: unknown) => error);
    expect(end).toBeInstanceOf(EncryptionError);
    expect(end).toMatchObject({ reason, messageKey: 'encryption' });
    expect(String(end)).not.toContain('S1234567D');
  });

  test('F63 reports the error of WebCrypto as the cause', async () => {
    const cause = new DOMException('The operation failed.', 'OperationError');
    const subtle = {
      importKey: crypto.subtle.importKey.bind(crypto.subtle),
      encrypt: () => Promise.reject(cause),
    } as unknown as SubtleCrypto;
    await expect(encryptor({ subtle }).encrypt('S1234567D')).rejects.toMatchObject({ reason: 'failed', cause });
  });

  test('F63 rejects in a browser without WebCrypto', async () => {
    vi.stubGlobal('crypto', undefined);
    try {
      await expect(encryptor().encrypt('S1234567D')).rejects.toMatchObject({ reason: 'no-webcrypto' });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
