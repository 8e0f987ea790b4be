import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createStage } from './development/seeds/stage.ts';
import { removeOrphans } from './domain/files/orphans.ts';
import { createMemoryBlobs } from './domain/ports/blob-store.ts';
import { runScheduledJobs } from './domain/scheduled-jobs.ts';
import { openMemory } from './domain/storage/open-memory.ts';
import { masterKeyLength } from './kernel/crypto/vault.ts';
import { readDataKey } from './node/data-key.ts';
import { openDiskBlobs } from './node/disk-blobs.ts';
import { lockFolder } from './node/folder-lock.ts';
import { nodeCiphers } from './node/node-ciphers.ts';
import { openPglite } from './node/pglite.ts';
import { openPostgres } from './node/postgres.ts';
import type { Sandbox, SandboxOptions } from './node/sandbox-options.ts';
import { createWorkerImages } from './node/worker-images.ts';
import { createWorkerPdf } from './node/worker-pdf.ts';
import { createWorkerPdfCheck } from './node/worker-pdf-check.ts';
import { startServer } from './server/start-server.ts';

export { openMemory } from './domain/storage/open-memory.ts';
export type { Sandbox, SandboxOptions } from './node/sandbox-options.ts';

/** Milliseconds between two runs of the scheduled jobs, so that expired data are deleted soon. */
const SCHEDULED_JOBS_EVERY_MS = 5 * 60 * 1000;

/** Image functions whose worker threads all sandboxes of a process share. */
const images = createWorkerImages();
const checkPdf = createWorkerPdfCheck();
const pdf = createWorkerPdf();

/**
 * Creates a server that runs in this process, without a port. Throws `FolderInUseError` if another process uses the data folder, `DataKeyError` for an
 * invalid data key, and in production `KnownSecretError` or `WeakKeyError` for unsafe secrets.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { dataDir, databaseUrl, templates } = options;
  const release = dataDir ? lockFolder(dataDir) : undefined;
  try {
    if (dataDir) mkdirSync(dataDir, { recursive: true });
    const masterKey =
      dataDir || options.dataKey
        ? readDataKey(options.dataKey, dataDir ?? '')
        : crypto.getRandomValues(new Uint8Array(masterKeyLength));
    const database =
      options.database ??
      (databaseUrl === 'memory:'
        ? openMemory()
        : databaseUrl
          ? await openPostgres(databaseUrl)
          : await openPglite({ folder: dataDir && join(dataDir, 'database'), templates }));
    const report = options.report ?? ((error) => console.error(error));
    const { server, fetch } = await startServer({
      ...options,
      database,
      blobs: options.blobs ?? (dataDir ? await openDiskBlobs(join(dataDir, 'documents')) : createMemoryBlobs()),
      images,
      checkPdf,
      pdf,
      masterKey,
      ciphers: nodeCiphers,
      report,
    });
    if (dataDir && !options.blobs) await removeOrphans(server, Boolean(options.database ?? databaseUrl));
    const tending = setInterval(() => void runScheduledJobs(server).catch(report), SCHEDULED_JOBS_EVERY_MS);
    tending.unref();
    return {
      fetch,
      stage: createStage(server),
      async close() {
        clearInterval(tending);
        await database.close();
        release?.();
      },
    };
  } catch (error) {
    release?.();
    throw error;
  }
}
