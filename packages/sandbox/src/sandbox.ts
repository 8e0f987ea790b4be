import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageRandom, type RandomBytes } from '@quayside/platform/random-id';
import type { FlowBook } from './applications/flow-book.ts';
import { offeredFlows } from './applications/offered-flows.ts';
import { type BlobStore, createMemoryBlobs } from './documents/blob-store.ts';
import developmentKey from './keys/development-private.json' with { type: 'json' };
import { readDataKey } from './node/data-key.ts';
import { openDiskBlobs } from './node/disk-blobs.ts';
import { lockFolder } from './node/folder-lock.ts';
import { openPglite } from './node/pglite.ts';
import { openPostgres } from './node/postgres.ts';
import { sharpImages } from './node/sharp-images.ts';
import { createTransit } from './secrets/transit.ts';
import { createVault, masterKeyLength } from './secrets/vault.ts';
import { createApp } from './server/app.ts';
import { createBroker } from './server/broker.ts';
import { forgetOld } from './server/operations.ts';

export type SandboxOptions = {
  /** where everything is kept; without it the sandbox lives in memory and is gone when it is closed */
  readonly dataDir?: string | undefined;
  /** a Postgres server instead of PGlite */
  readonly databaseUrl?: string | undefined;
  /** documents elsewhere than in the data folder */
  readonly blobs?: BlobStore | undefined;
  /** 32 bytes in base64url; without it a key file in the data folder */
  readonly dataKey?: string | undefined;
  /** a folder for the template of fresh databases */
  readonly templates?: string | undefined;
  /** the flows that customers can start; without it an opening by hand */
  readonly flows?: FlowBook;
  readonly clock?: () => Date;
  readonly random?: RandomBytes;
  readonly mode?: 'development' | 'production';
  /** where customers find the app and this server behind it, without trailing slash: for the links of mails */
  readonly publicUrl?: string;
  /** origins at which the customer's app is served, beside this server's own */
  readonly hostOrigins?: readonly string[];
  /** told of every error that a caller only sees as "internal" */
  readonly report?: (error: unknown) => void;
};

export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
};

const FORGET_EVERY_MS = 60 * 60 * 1000;

/** The whole server, without a port. Throws FolderInUseError, DataKeyError. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { dataDir, databaseUrl, templates } = options;
  const release = dataDir ? lockFolder(dataDir) : undefined;
  try {
    if (dataDir) mkdirSync(dataDir, { recursive: true });
    const key =
      dataDir || options.dataKey
        ? readDataKey(options.dataKey, dataDir ?? '')
        : crypto.getRandomValues(new Uint8Array(masterKeyLength));
    const database = databaseUrl
      ? await openPostgres(databaseUrl)
      : await openPglite({ folder: dataDir && join(dataDir, 'database'), templates });
    const broker = createBroker({
      database,
      blobs: options.blobs ?? (dataDir ? await openDiskBlobs(join(dataDir, 'documents')) : createMemoryBlobs()),
      images: sharpImages,
      vault: await createVault(key),
      transit: await createTransit(developmentKey),
      flows: options.flows ?? offeredFlows,
      clock: options.clock ?? (() => new Date()),
      random: options.random ?? pageRandom,
      mode: options.mode ?? 'development',
      publicUrl: options.publicUrl ?? 'http://localhost:4012',
      hostOrigins: options.hostOrigins ?? [],
    });
    const report = options.report ?? ((error) => console.error(error));
    await broker.inTurn(forgetOld);
    const hourly = setInterval(() => void broker.inTurn(forgetOld).catch(report), FORGET_EVERY_MS);
    hourly.unref();
    const app = createApp(broker, report);
    return {
      fetch: async (request) => app.fetch(request),
      async close() {
        clearInterval(hourly);
        await database.close();
        release?.();
      },
    };
  } catch (error) {
    release?.();
    throw error;
  }
}
