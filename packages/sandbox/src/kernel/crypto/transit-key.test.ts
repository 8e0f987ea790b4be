import { generateKeyPairSync, generatePrimeSync } from 'node:crypto';
import { expect, test } from 'vitest';
import developmentKey from '../../development/keys/development-private.json' with { type: 'json' };
import { openMemory } from '../../domain/storage/open-memory.ts';
import { createSandbox } from '../../sandbox.ts';
import { createSecrets } from '../../testing/own-secrets.ts';
import { checkTransitKey, STRONG_BITS, WeakKeyError } from './transit-key.ts';

const base64url = (value: bigint) => {
  const digits = value.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex').toString('base64url');
};
const keyOf = (p: bigint, q: bigint, e = 65_537n) => ({
  kty: 'RSA',
  n: base64url(p * q),
  e: base64url(e),
  p: base64url(p),
  q: base64url(q),
});
const [p, q] = [1, 2].map(() => generatePrimeSync(1024, { bigint: true })) as [bigint, bigint];

test('accepts RSA keys of common libraries', () => {
  expect(() => checkTransitKey(developmentKey)).not.toThrow();
  expect(() => checkTransitKey(keyOf(p, q), 2046)).not.toThrow();
});

test.each([
  ['too short', { ...keyOf(p, q), ...keyOf(p >> 512n, q >> 512n) }, 'bits'],
  ['of close primes, which Fermat’s method finds', keyOf(p, p + 2n ** 900n), 'too close'],
  ['of one prime', keyOf(p, p), 'too close'],
  ['with the exponent 3', keyOf(p, q, 3n), 'exponent'],
  ['with an even exponent', keyOf(p, q, 65_538n), 'exponent'],
  ['with the primes of another', { ...keyOf(p, q), p: base64url(p + 2n) }, 'not those'],
])('refuses an RSA key %s without repeating it in the message', (_, key, why) => {
  const check = () => checkTransitKey(key, 2046);
  expect(check).toThrow(WeakKeyError);
  expect(check).toThrow(why);
  expect(check).not.toThrow(key.n);
});

test('requires RSA keys of 3,072 bits in production, and of 2,048 bits for former keys', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey: tiny } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const { transitKey, appSecret } = await createSecrets();
  const start = (key: JsonWebKey, former: readonly JsonWebKey[] = []) =>
    createSandbox({
      mode: 'production',
      database: openMemory(),
      appSecret,
      transitKey: key,
      formerTransitKeys: former,
    });
  await expect(start(privateKey.export({ format: 'jwk' }))).rejects.toThrow(`${STRONG_BITS} are the fewest`);
  await expect(start(transitKey, [tiny.export({ format: 'jwk' })])).rejects.toThrow('2048 are the fewest');
  await (await start(transitKey, [privateKey.export({ format: 'jwk' })])).close();
});
