import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../domain/ports/blob-store.ts';

const UNFINISHED = '.part';

/**
 * Opens a store of documents as files in a folder that belongs to this process. A put writes a temporary file, flushes it and renames it, so that a document
 * is complete or absent. Temporary files of a killed process are removed.
 */
export async function openDiskBlobs(folder: string): Promise<BlobStore> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true });
  const pathOf = (key: string) => join(folder, encodeURIComponent(key));
  return {
    async put(key, bytes) {
      const aside = `${pathOf(key)}.${randomUUID()}${UNFINISHED}`;
      const file = await open(aside, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, pathOf(key));
      await flush(folder);
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if ((error as { code?: unknown }).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    keys: async () => (await readdir(folder)).filter((name) => !name.endsWith(UNFINISHED)).map(decodeURIComponent),
  };
}

/** Flushes a folder to the disk, so that a renamed file survives a power loss. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
