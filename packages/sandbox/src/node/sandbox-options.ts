import type { Stage } from '../development/seeds/stage.ts';
import type { BlobStore } from '../domain/ports/blob-store.ts';
import type { Database } from '../kernel/storage/database.ts';
import type { ServerSettings } from '../server/start-server.ts';

/**
 * How to create a sandbox; all options have defaults. `flows` are those that customers can start. `publicUrl` is the URL of the app and this server, without
 * a final slash. `appUrls` has the URL of each edition's app for links in mails, by default `publicUrl`. `editions` adds editions by name, `hostOrigins` adds
 * origins of the app, and `loginLog` receives a record of each login attempt.
 */
export type SandboxOptions = ServerSettings & {
  /** Folder for all data; without it they are in memory. */
  readonly dataDir?: string | undefined;
  /** URL of a Postgres server to use instead of PGlite; with `memory:` tables are in memory */
  readonly databaseUrl?: string | undefined;
  /** Database to use instead of PGlite, such as `openMemory()`; it is closed with the sandbox. */
  readonly database?: Database | undefined;
  /** Store of documents; by default files in the data folder. */
  readonly blobs?: BlobStore | undefined;
  /** Master key of the encryption, 32 bytes in base64url; by default that of a key file in the data folder. */
  readonly dataKey?: string | undefined;
  /** Folder with the template of a fresh database, which makes the first start faster; by default none. */
  readonly templates?: string | undefined;
  /** Private RSA key as JWK that decrypts clients' sensitive answers; required in production, by default the repository's. */
  readonly transitKey?: JsonWebKey | undefined;
  /** Former private keys, whose public keys open pages may still use. */
  readonly formerTransitKeys?: readonly JsonWebKey[] | undefined;
  /** Secret with which the native app signs its requests; required in production, by default the simulated app's. */
  readonly appSecret?: string | undefined;
  /** Receives each unexpected error, which the caller gets as an internal error; by default console.error. */
  readonly report?: (error: unknown) => void;
};

/** A running server without a port. `fetch` responds to requests, `stage` prepares customers and faults, and `close` releases the folder and the database. */
export type Sandbox = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly stage: Stage;
  readonly close: () => Promise<void>;
};
