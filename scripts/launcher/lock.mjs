import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until no other process has the lock, runs `work`, and resolves with its result. The lock is a folder with the id
 * of its process. The lock of a process that has ended is taken over.
 */
export async function withLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  while (!acquire(folder)) await wait(200);
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function acquire(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

function isAbandoned(folder) {
  let pid;
  try {
    pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  } catch {
    return isOld(folder); // the process has not written its id yet, or has ended
  }
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function isOld(folder) {
  const created = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return created !== undefined && Date.now() - created > 5000;
}
