import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown if another running process has locked the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or give this one another folder with DATA_DIR.`,
    );
  }
}

const held = new Set<string>();

/**
 * Locks a folder for this process, and returns a function that releases the lock. PGlite has no lock: if two processes use a folder, the second loses its
 * writes. The lock of a dead process is taken over (kill -9, power loss, a container restarted under the same id). Throws `FolderInUseError` if a running
 * process has the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  while (!create(path, mine)) {
    const found = read(path);
    if (found === undefined) continue;
    const owner = ownerOf(found);
    if (owner && (owner.pid === process.pid ? held.has(folder) : isAlive(owner)))
      throw new FolderInUseError(folder, owner.pid);
    takeAway(path, found);
  }
  held.add(folder);
  return () => {
    held.delete(folder);
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process. If another process has replaced it meanwhile, the new lock is restored. */
function takeAway(path: string, expected: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) !== expected) linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

type Owner = { readonly pid: number; readonly started: string };

function ownerOf(text: string): Owner | undefined {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Owner>;
    return typeof pid === 'number' ? { pid, started: String(started) } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the owner of a lock runs. Process ids are reused, so a process with another start time is not the owner. */
function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return startOf(pid) === started;
}

/** Returns when a process was started, in ticks since boot (proc(5), field 22), or an empty string if the system does not say. */
function startOf(pid: number): string {
  const text = read(`/proc/${pid}/stat`) ?? '';
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
