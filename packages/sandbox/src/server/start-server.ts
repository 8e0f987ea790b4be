import { pageRandom } from '@quayside/platform/internals/random-id';
import { developmentDigitalId } from '../development/digital-id-provider/client.ts';
import { generatedAddresses } from '../development/generated-addresses/generated-addresses.ts';
import developmentKey from '../development/keys/development-private.json' with { type: 'json' };
import { magicOutcomes } from '../development/magic-values.ts';
import { findPdfFlag } from '../domain/files/pdf-flag.ts';
import { offeredFlows } from '../domain/flows/offered-flows.ts';
import { migrateEncryptedRecords } from '../domain/lifecycle/migrate-encrypted-records.ts';
import { noAddressDirectory } from '../domain/ports/address-directory.ts';
import { noDigitalId } from '../domain/ports/digital-id-provider.ts';
import { noForcedOutcomes } from '../domain/ports/forced-outcomes.ts';
import { createServerContext, type ServerContext, type ServerPorts } from '../domain/ports/server-context.ts';
import { runScheduledJobs } from '../domain/scheduled-jobs.ts';
import { simulatedAppSecret } from '../kernel/crypto/app-signature.ts';
import type { OpenCiphers } from '../kernel/crypto/ciphers.ts';
import { createTransit } from '../kernel/crypto/transit.ts';
import { checkTransitKey, STRONG_BITS } from '../kernel/crypto/transit-key.ts';
import { createVault } from '../kernel/crypto/vault.ts';
import { createApp } from './app.ts';

/** The dependencies that every caller of `startServer` must provide. */
type Required = Pick<ServerPorts, 'database' | 'blobs' | 'images'>;
/** The dependencies and settings of the server that have a default. */
export type ServerSettings = Partial<
  Pick<
    ServerPorts,
    | 'pdf'
    | 'checkPdf'
    | 'flows'
    | 'clock'
    | 'random'
    | 'mode'
    | 'publicUrl'
    | 'appUrls'
    | 'editions'
    | 'brands'
    | 'hostOrigins'
    | 'digitalId'
    | 'addresses'
    | 'loginLog'
  >
>;

export type ServerParts = Required &
  ServerSettings & {
    /** Private RSA key as JWK that decrypts clients' sensitive answers; in development by default the repository's. */
    readonly transitKey?: JsonWebKey | undefined;
    /** Former private keys, whose public keys open pages may still use. */
    readonly formerTransitKeys?: readonly JsonWebKey[] | undefined;
    /** Secret with which the native app signs its requests; in development by default the simulated app's. */
    readonly appSecret?: string | undefined;
    /** Master key of 32 bytes, from which the keys for all stored data are derived. */
    readonly masterKey: Uint8Array<ArrayBuffer>;
    /** Implementation of the encryption; by default WebCrypto. */
    readonly ciphers?: OpenCiphers | undefined;
    /** Receives each unexpected error, which the caller gets as an internal error; by default console.error. */
    readonly report?: ((error: unknown) => void) | undefined;
  };

export type Server = {
  readonly server: ServerContext;
  /** Responds to a request; rejects if a planned fault drops the connection. */
  readonly fetch: (request: Request) => Promise<Response>;
};

/** Thrown if a production server uses a secret of the repository, which is public. */
export class KnownSecretError extends Error {
  override readonly name = 'KnownSecretError';
  constructor(what: 'TRANSIT_KEY' | 'APP_SECRET') {
    super(`In production the server needs ${what}: ${neededSecrets[what]}. The one in the repository is public.`);
  }
}

const neededSecrets = {
  TRANSIT_KEY: 'a private RSA key of its own as JWK, whose public half the apps encrypt with',
  APP_SECRET: 'the secret with which the native app signs its requests',
} as const;

/**
 * Starts the server, in a Node process or in a page. Throws `UnansweredCallError` if a call has no handler, and in production `KnownSecretError` or
 * `WeakKeyError` for unsafe secrets.
 */
export async function startServer({
  masterKey,
  ciphers,
  report = console.error,
  ...parts
}: ServerParts): Promise<Server> {
  const mode = parts.mode ?? 'development';
  const { transitKey = developmentKey, appSecret = simulatedAppSecret } = parts;
  if (mode === 'production') {
    if (transitKey.n === developmentKey.n) throw new KnownSecretError('TRANSIT_KEY');
    if (appSecret === simulatedAppSecret) throw new KnownSecretError('APP_SECRET');
    checkTransitKey(transitKey, STRONG_BITS);
    for (const key of parts.formerTransitKeys ?? []) checkTransitKey(key);
  }
  const publicUrl = parts.publicUrl ?? 'http://localhost:4012';
  const appUrls = parts.appUrls ?? {};
  const appOrigins = Object.values(appUrls).flatMap((url) => (url ? [new URL(url).origin] : []));
  const own = mode === 'development' ? developmentDigitalId(publicUrl, (request) => fetch(request)) : noDigitalId;
  const server = createServerContext({
    database: parts.database,
    blobs: parts.blobs,
    images: parts.images,
    checkPdf: parts.checkPdf ?? findPdfFlag,
    pdf: parts.pdf,
    vault: await createVault(masterKey, ciphers),
    transit: await createTransit(transitKey, parts.formerTransitKeys),
    appSecret,
    flows: parts.flows ?? offeredFlows,
    clock: parts.clock ?? (() => new Date()),
    random: parts.random ?? pageRandom,
    mode,
    forcedOutcomes: mode === 'development' ? magicOutcomes : noForcedOutcomes,
    publicUrl,
    appUrls,
    editions: parts.editions ?? {},
    brands: parts.brands ?? {},
    digitalId: parts.digitalId ?? own,
    addresses: parts.addresses ?? (mode === 'development' ? generatedAddresses : noAddressDirectory),
    loginLog: parts.loginLog ?? (() => {}),
    hostOrigins: [...new Set([...(parts.hostOrigins ?? []), ...appOrigins])],
  });
  await migrateEncryptedRecords(server);
  await runScheduledJobs(server);
  const app = createApp(server, report);
  const fetch: Server['fetch'] = async (request) => app.fetch(request);
  return { server, fetch };
}
