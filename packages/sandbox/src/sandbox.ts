import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BlobStore, createMemoryBlobs } from './documents/blob-store.ts';
import { removeOrphans } from './documents/orphans.ts';
import { readDataKey } from './node/data-key.ts';
import { openDiskBlobs } from './node/disk-blobs.ts';
import { lockFolder } from './node/folder-lock.ts';
import { nodeCiphers } from './node/node-ciphers.ts';
import { makePdf } from './node/pdf-lib-maker.ts';
import { openPglite } from './node/pglite.ts';
import { openPostgres } from './node/postgres.ts';
import { createWorkerImages } from './node/worker-images.ts';
import { masterKeyLength } from './secrets/vault.ts';
import { runScheduledJobs } from './server/scheduled-jobs.ts';
import { type Settings, startServer } from './server/start-server.ts';
import { type Stage, stageOf } from './staging/stage.ts';
import type { Database } from './storage/database.ts';
import { openMemory } from './storage/memory/memory-database.ts';

export { openMemory } from './storage/memory/memory-database.ts';

/**
 * Beside what a machine decides: `flows`: what customers can start, else an opening by hand; `publicUrl`: where they find the app and this server behind
 * it, without trailing slash; `appUrls`: where they find the app of each edition, for the links of mails (`publicUrl` for one that is left out); `hostOrigins`: where
 * else the app is served, beside this server's own.
 */
export type SandboxOptions = Settings & {
  /** where everything is kept; without it the sandbox lives in memory and is gone when it is closed */
  readonly dataDir?: string | undefined;
  /** a Postgres server instead of PGlite; `memory:` keeps the tables in memory alone */
  readonly databaseUrl?: string | undefined;
  /** any other store, such as `openMemory()`; it is closed with the sandbox */
  readonly database?: Database | undefined;
  /** documents elsewhere than in the data folder */
  readonly blobs?: BlobStore | undefined;
  /** 32 bytes in base64url; without it a key file in the data folder */
  readonly dataKey?: string | undefined;
  /** a folder for the template of fresh databases */
  readonly templates?: string | undefined;
  /** a private RSA key as JWK, whose public half clients encrypt sensitive answers with; needed in production */
  readonly transitKey?: JsonWebKey | undefined;
  /** with which the native app signs its requests; needed in production */
  readonly appSecret?: string | undefined;
  /** told of every error that a caller only sees as "internal" */
  readonly report?: (error: unknown) => void;
};

/**
 * A running broker: it answers web requests wherever they come from (`fetch`), can be brought into a state (`stage`), and gives back its folder and
 * database when it is closed.
 */
export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly stage: Stage;
  readonly close: () => Promise<void>;
};

/** Often enough that person data which nobody confirmed, and drafts whose time is over, do not lie about for long. */
const SCHEDULED_JOBS_EVERY_MS = 5 * 60 * 1000;

/** All sandboxes of a process share its cores. */
const images = createWorkerImages();

/** The whole server, without a port. Throws FolderInUseError, DataKeyError, KnownSecretError. */
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
      pdf: makePdf,
      masterKey,
      ciphers: nodeCiphers,
      report,
    });
    if (dataDir && !options.blobs) await removeOrphans(server, Boolean(options.database ?? databaseUrl));
    const tending = setInterval(() => void runScheduledJobs(server).catch(report), SCHEDULED_JOBS_EVERY_MS);
    tending.unref();
    return {
      fetch,
      stage: stageOf(server),
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
