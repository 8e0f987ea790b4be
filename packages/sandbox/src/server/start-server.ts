import { pageRandom } from '@quayside/platform/random-id';
import { offeredFlows } from '../applications/offered-flows.ts';
import { bringCustomersForward } from '../customers/bring-forward.ts';
import { developmentDigitalId } from '../digital-id/development-provider/client.ts';
import { noDigitalId } from '../digital-id/provider.ts';
import developmentKey from '../keys/development-private.json' with { type: 'json' };
import { simulatedAppSecret } from '../secrets/app-signature.ts';
import type { OpenCiphers } from '../secrets/ciphers.ts';
import { createTransit } from '../secrets/transit.ts';
import { createVault } from '../secrets/vault.ts';
import { createApp } from './app.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';
import { createServerContext, type Ports, type ServerContext } from './server-context.ts';

/** What has no answer that fits every machine. */
type Required = Pick<Ports, 'database' | 'blobs' | 'images'>;
/** What most machines agree on. */
export type Settings = Partial<
  Pick<Ports, 'pdf' | 'flows' | 'clock' | 'random' | 'mode' | 'publicUrl' | 'appUrls' | 'hostOrigins' | 'digitalId'>
>;

export type ServerParts = Required &
  Settings & {
    /** a private RSA key as JWK, whose public half clients encrypt sensitive answers with; in development the repository's own */
    readonly transitKey?: JsonWebKey | undefined;
    /** with which the app signs its requests; in development the simulated app's */
    readonly appSecret?: string | undefined;
    /** 32 bytes: what everything personal is encrypted with */
    readonly masterKey: Uint8Array<ArrayBuffer>;
    /** by what, where that is not WebCrypto */
    readonly ciphers?: OpenCiphers | undefined;
    /** told of every error that a caller only sees as "internal" */
    readonly report?: ((error: unknown) => void) | undefined;
  };

export type Server = {
  readonly server: ServerContext;
  /** Rejects where a planned fault ends the connection. */
  readonly fetch: (request: Request) => Promise<Response>;
};

/** In production the server was given no secret of its own: the repository's are known to everybody. */
export class KnownSecretError extends Error {
  override readonly name = 'KnownSecretError';
  constructor(what: 'TRANSIT_KEY' | 'APP_SECRET') {
    super(
      `In production the server needs ${what}: ${neededSecrets[what]}. That of the repository is known to everybody.`,
    );
  }
}

const neededSecrets = {
  TRANSIT_KEY: 'a private RSA key of its own as JWK, whose public half the apps encrypt with',
  APP_SECRET: 'the secret with which the native app signs its requests',
} as const;

/** The server itself, the same in a Node process and in a page: what surrounds it comes as arguments. Throws UnansweredCallError, KnownSecretError. */
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
  }
  const publicUrl = parts.publicUrl ?? 'http://localhost:4012';
  const appUrls = parts.appUrls ?? {};
  const appOrigins = Object.values(appUrls).map((url) => new URL(url).origin);
  const own = mode === 'development' ? developmentDigitalId(publicUrl, (request) => fetch(request)) : noDigitalId;
  const server = createServerContext({
    database: parts.database,
    blobs: parts.blobs,
    images: parts.images,
    pdf: parts.pdf,
    vault: await createVault(masterKey, ciphers),
    transit: await createTransit(transitKey),
    appSecret,
    flows: parts.flows ?? offeredFlows,
    clock: parts.clock ?? (() => new Date()),
    random: parts.random ?? pageRandom,
    mode,
    publicUrl,
    appUrls,
    digitalId: parts.digitalId ?? own,
    hostOrigins: [...new Set([...(parts.hostOrigins ?? []), ...appOrigins])],
  });
  await bringCustomersForward(server);
  await runScheduledJobs(server);
  const app = createApp(server, report);
  const fetch: Server['fetch'] = async (request) => app.fetch(request);
  return { server, fetch };
}
