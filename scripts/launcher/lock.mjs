import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs `work` while no other process holds `folder`, so that two commands at once do not install into the same place. */
export async function alone(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  while (!take(folder)) await wait(200);
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (holderIsGone(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

function holderIsGone(folder) {
  let pid;
  try {
    pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  } catch {
    return takenLongAgo(folder); // its holder has not written the file yet, or ended before it could
  }
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function takenLongAgo(folder) {
  const taken = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  return taken !== undefined && Date.now() - taken > 5000;
}
