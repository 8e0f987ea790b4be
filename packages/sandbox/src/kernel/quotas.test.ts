import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openMemory } from '../domain/storage/open-memory.ts';
import { encodeBase64url } from './crypto/base64url.ts';
import { createVault, masterKeyLength } from './crypto/vault.ts';
import { deleteOldQuotas, type Quota, takeFromQuotas } from './quotas.ts';
import { quotas } from './storage/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const vault = await createVault(new Uint8Array(masterKeyLength));
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function open() {
  const database = openMemory();
  closers.push(database.close);
  const at = (ms: number) => ({ vault, now: new Date(ms), afterCommit: () => undefined });
  return {
    take: (ms: number, all: readonly Quota[], wanted: number) =>
      database.transaction((tables) => takeFromQuotas({ ...at(ms), tables }, all, wanted)),
    forget: (ms: number) => database.transaction((tables) => deleteOldQuotas({ ...at(ms), tables })),
    rows: () => database.transaction((tables) => tables.select().from(quotas)),
  };
}

test('limits each owner and the total in an hour', async () => {
  const asked = fc.array(fc.record({ of: fc.constantFrom('a', 'b', 'c'), wanted: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(asked, async (requests) => {
      const { take } = open();
      const sums = new Map<string, number>();
      for (const { of, wanted } of requests) {
        const own = { name: 'own', of, most: 10 };
        const { granted } = await take(0, [own, { name: 'all', of: '', most: 20 }], wanted);
        const [before, all] = [sums.get(of) ?? 0, sums.get('all') ?? 0];
        expect(granted).toBe(Math.min(wanted, 10 - before, 20 - all));
        sums.set(of, before + granted).set('all', all + granted);
      }
    }),
  );
});

test('resets a quota after an hour, and returns the seconds to wait', async () => {
  const { take } = open();
  const quota = [{ name: 'messages', of: 'me', most: 1 }];
  expect(await take(0, quota, 1)).toMatchObject({ granted: 1 });
  expect(await take(HOUR_MS - 1000, quota, 1)).toEqual({ granted: 0, seconds: 1 });
  expect(await take(HOUR_MS, quota, 1)).toMatchObject({ granted: 1 });
  const daily = [{ name: 'invitations', of: 'me', most: 1, hours: 24 }];
  expect(await take(0, daily, 1)).toMatchObject({ granted: 1 });
  expect(await take(23 * HOUR_MS, daily, 1)).toEqual({ granted: 0, seconds: 3600 });
});

test('stores the owner of a quota as a keyed hash for two days', async () => {
  const { take, forget, rows } = open();
  await take(0, [{ name: 'network', of: '203.0.113.7', most: 1 }], 1);
  const text = JSON.stringify(await rows());
  expect(text).not.toContain('203.0.113.7');
  expect(text).not.toContain(encodeBase64url(new TextEncoder().encode('203.0.113.7')));
  await forget(48 * HOUR_MS);
  expect(await rows()).toHaveLength(1);
  await forget(48 * HOUR_MS + 1);
  expect(await rows()).toEqual([]);
});
