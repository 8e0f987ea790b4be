import { expect, test } from 'vitest';
import { openMemory } from '../domain/storage/open-memory.ts';
import { openTestSandbox } from '../testing/test-sandbox.ts';
import { settings } from './storage/tables.ts';

const year = 365 * 24 * 3_600_000;

test.each([1e300, -1e300, 11 * year, 0.5, null])('refuses to move the clock by %s ms', async (offsetMs) => {
  const sandbox = await openTestSandbox();
  await expect(sandbox.api('PUT', '/clock', { offsetMs })).rejects.toThrow('/clock: ');
  await expect(sandbox.api('GET', '/clock')).resolves.toMatchObject({ now: expect.any(String) });
  await sandbox.close();
});

test.each([-9 * year, 0, 9 * year])('moves the clock by %s ms', async (offsetMs) => {
  const sandbox = await openTestSandbox();
  await sandbox.api('PUT', '/clock', { offsetMs });
  const { now } = await sandbox.api<{ now: string }>('GET', '/clock');
  expect(Math.abs(Date.parse(now) - Date.now() - offsetMs)).toBeLessThan(60_000);
  await sandbox.close();
});

test('ignores a stored clock offset that is out of range', async () => {
  const database = openMemory();
  await database.transaction((tables) => tables.insert(settings).values({ name: 'clock', value: 1e300 }));
  const sandbox = await openTestSandbox({ database });
  const { now } = await sandbox.api<{ now: string }>('GET', '/clock');
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  await sandbox.close();
});
