import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

const folder = () => join(mkdtempSync(join(tmpdir(), 'quayside-lock-')), 'lock');

describe('withLock', () => {
  it('runs one task at a time, also after a failure', async () => {
    const lock = folder();
    const seen: string[] = [];
    const first = withLock(lock, async () => {
      seen.push('first in');
      await new Promise((next) => setImmediate(next));
      seen.push('first out');
      throw new Error('no disk');
    });
    const second = withLock(lock, async () => seen.push('second in'));
    await expect(first).rejects.toThrow('no disk');
    await second;
    expect(seen).toEqual(['first in', 'first out', 'second in']);
    expect(existsSync(lock)).toBe(false);
  });

  it('does not wait for a process that has ended', async () => {
    const lock = folder();
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), '999999999');
    await expect(withLock(lock, async () => 'in')).resolves.toBe('in');
  });
});
