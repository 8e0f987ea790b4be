import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'quayside-lock-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('locks a folder once, until the lock is released', () => {
  const path = folder();
  const release = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(FolderInUseError);
  release();
  lockFolder(path)();
});

test('refuses to lock a folder in another process, with instructions', () => {
  const path = folder();
  const release = lockFolder(path);
  onTestFinished(release);
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}; lockFolder(${JSON.stringify(path)});`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(status).not.toBe(0);
  expect(String(stderr)).toContain(`is in use by process ${process.pid}`);
});

test.each([
  ['a process that is gone', { pid: 2 ** 22 - 1, started: '1' }],
  ['a process with a reused id', { pid: process.ppid, started: 'long ago' }],
  ['this process id in an earlier life', { pid: process.pid, started: 'long ago' }],
])('takes over the lock of %s', (_name, owner) => {
  const path = folder();
  writeFileSync(join(path, 'lock'), JSON.stringify(owner));
  const release = lockFolder(path);
  expect(JSON.parse(readFileSync(join(path, 'lock'), 'utf8'))).not.toEqual(owner);
  release();
});

test('takes over an incomplete lock', () => {
  const path = folder();
  writeFileSync(join(path, 'lock'), '{"pi');
  const release = lockFolder(path);
  expect(JSON.parse(readFileSync(join(path, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});
