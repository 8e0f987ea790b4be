import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../documents/blob-store.ts';

/** Documents as files of a folder. A put is written aside, flushed to the disk and renamed: a file is there whole or not at all. */
export async function openDiskBlobs(folder: string): Promise<BlobStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (key: string) => join(folder, encodeURIComponent(key));
  return {
    async put(key, bytes) {
      const aside = `${pathOf(key)}.${randomUUID()}.part`;
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
  };
}

/** The rename itself is durable once the folder is. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
