import { expect, test } from 'vitest';
import { createCodeChallenge, startLogin, takeLoginVerifier } from './login-challenge.ts';
import { createStorage, type StorageArea } from './storage.ts';

function tab() {
  const kept = new Map<string, string>();
  const area: StorageArea = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return createStorage({ area: () => area, now: () => 0, prefix: 'test.' });
}

test('computes the challenge of RFC 7636, appendix B', async () => {
  expect(await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('F02 returns the verifier of a login once, and only for the state of that login', async () => {
  const kept = tab();
  const begun = await startLogin(kept);
  expect(takeLoginVerifier(kept, 'of-somebody-else')).toBeUndefined();
  const verifier = takeLoginVerifier(kept, begun?.state ?? '') ?? '';
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(await createCodeChallenge(verifier)).toBe(begun?.challenge);
  expect(takeLoginVerifier(kept, begun?.state ?? '')).toBeUndefined();
});

test('F02 rejects the state of an earlier login', async () => {
  const kept = tab();
  const [first, second] = [await startLogin(kept), await startLogin(kept)];
  expect(takeLoginVerifier(kept, first?.state ?? '')).toBeUndefined();
  expect(takeLoginVerifier(kept, second?.state ?? '')).toBeDefined();
});

test('F38 returns undefined if the device cannot store or hash', async () => {
  const blocked = createStorage({ area: () => undefined, now: () => 0, prefix: 'test.' });
  expect(await startLogin(blocked)).toBeUndefined();
  expect(await startLogin(tab(), { subtle: undefined })).toBeUndefined();
});
