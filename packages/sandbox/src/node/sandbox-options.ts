import type { Stage } from '../development/seeds/stage.ts';
import type { BlobStore } from '../domain/ports/blob-store.ts';
import type { Database } from '../kernel/storage/database.ts';
import type { Settings } from '../server/start-server.ts';

/**
 * Options besides the machine's. `flows`: those that customers can start, by default a manual opening. `publicUrl`: the public address of the app and this
 * server, without a final slash. `appUrls`: the app of each edition for links in mails, by default `publicUrl`. `editions`: those beside the four specified
 * ones, by name. `hostOrigins`: further origins of the app. `loginLog`: takes a record of each login that is tried.
 */
export type SandboxOptions = Settings & {
  /** data folder; without it the sandbox is in memory */
  readonly dataDir?: string | undefined;
  /** a Postgres server instead of PGlite; `memory:` keeps tables in memory */
  readonly databaseUrl?: string | undefined;
  /** another store, such as `openMemory()`; closed with the sandbox */
  readonly database?: Database | undefined;
  /** document store, by default the data folder */
  readonly blobs?: BlobStore | undefined;
  /** 32 bytes in base64url; by default a key file in the data folder */
  readonly dataKey?: string | undefined;
  /** folder for the template of fresh databases */
  readonly templates?: string | undefined;
  /** private RSA key as JWK for sensitive answers of clients; required in production */
  readonly transitKey?: JsonWebKey | undefined;
  /** private keys whose public halves older pages still encrypt with */
  readonly formerTransitKeys?: readonly JsonWebKey[] | undefined;
  /** secret of the app's request signatures; required in production */
  readonly appSecret?: string | undefined;
  /** receives each error that callers see as "internal" */
  readonly report?: (error: unknown) => void;
};

/** A running server: `fetch` answers web requests, `stage` seeds states, and closing releases folder and database. */
export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly stage: Stage;
  readonly close: () => Promise<void>;
};
