import type { Stage } from '../development/seeds/stage.ts';
import type { BlobStore } from '../domain/ports/blob-store.ts';
import type { Database } from '../kernel/storage/database.ts';
import type { Settings } from '../server/start-server.ts';

/**
 * Options of a sandbox. Customers can start all `flows` by default. `publicUrl` is the URL of the app and this server, without a final slash. `appUrls` has the
 * URL of each edition's app for links in mails, by default `publicUrl`. `editions` adds editions by name, `hostOrigins` adds origins of the app, and `loginLog`
 * receives a record of each login attempt.
 */
export type SandboxOptions = Settings & {
  /** data folder; without it all data are in memory */
  readonly dataDir?: string | undefined;
  /** URL of a Postgres server to use instead of PGlite; `memory:` stores tables in memory */
  readonly databaseUrl?: string | undefined;
  /** another database, such as `openMemory()`; closed with the sandbox */
  readonly database?: Database | undefined;
  /** store of documents; by default the data folder */
  readonly blobs?: BlobStore | undefined;
  /** 32 bytes in base64url; by default a key file in the data folder */
  readonly dataKey?: string | undefined;
  /** folder for the template of fresh databases */
  readonly templates?: string | undefined;
  /** private RSA key as JWK that decrypts clients' sensitive answers; required in production */
  readonly transitKey?: JsonWebKey | undefined;
  /** former private keys, with public keys that open pages may still use */
  readonly formerTransitKeys?: readonly JsonWebKey[] | undefined;
  /** secret with which the native app signs requests; required in production */
  readonly appSecret?: string | undefined;
  /** receives each unexpected error, which callers get as an internal error */
  readonly report?: (error: unknown) => void;
};

/** A running server. `fetch` responds to requests, `stage` seeds states, and `close` releases the folder and the database. */
export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly stage: Stage;
  readonly close: () => Promise<void>;
};
