import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withLock } from './lock.mjs';

const newLock = () => join(mkdtempSync(join(tmpdir(), 'quayside-lock-')), 'lock');

it('withLock runs one task at a time, also after a failure', async () => {
  const lock = newLock();
  const order: string[] = [];
  const first = withLock(lock, async () => {
    order.push('first');
    await new Promise((next) => setImmediate(next));
    order.push('end of first');
    throw new Error('no disk');
  });
  const second = withLock(lock, async () => order.push('second'));
  await expect(first).rejects.toThrow('no disk');
  await second;
  expect(order).toEqual(['first', 'end of first', 'second']);
  expect(existsSync(lock)).toBe(false);
});

it('withLock does not wait for a process that has ended', async () => {
  const lock = newLock();
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), '999999999');
  await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
});
