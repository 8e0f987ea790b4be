import type { RandomBytes } from '@quayside/platform/internals/random-id';
import publicKey from '../development/keys/development-public.json' with { type: 'json' };
import { createStage, type Stage } from '../development/seeds/stage.ts';
import { createMemoryBlobs } from '../domain/ports/blob-store.ts';
import type { DigitalIdProvider } from '../domain/ports/digital-id-provider.ts';
import { openMemory } from '../domain/storage/open-memory.ts';
import { masterKeyLength } from '../kernel/crypto/vault.ts';
import { startServer } from '../server/start-server.ts';
import { canvasImages } from './canvas-images.ts';

export { fixedDigitalId } from './fixed-digital-id.ts';
export { repeatableRandom } from './repeatable-random.ts';

/** How a server runs in a page; all options have defaults. */
export type InPageOptions = {
  readonly clock?: () => Date;
  readonly random?: RandomBytes;
  /** By default the development provider, whose pages are below /sandbox/. */
  readonly digitalId?: DigitalIdProvider;
};

/** A server that runs in a page. `stage` prepares customers and faults. */
export type InPageSandbox = {
  /** Responds to all calls of the contract, and to paths below /sandbox/; rejects if a planned fault drops the connection. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly stage: Stage;
};

/** The key with which clients encrypt sensitive answers for a sandbox in development (CRYPT-01). */
export const sandboxPublicKey: JsonWebKey = publicKey;

/** Starts a server in this page. Its tables and documents are in memory, so they end with the page. Pictures are decoded by the browser. */
export async function openInPage(options: InPageOptions = {}): Promise<InPageSandbox> {
  const { server, fetch } = await startServer({
    ...options,
    database: openMemory(),
    blobs: createMemoryBlobs(),
    images: canvasImages,
    masterKey: crypto.getRandomValues(new Uint8Array(masterKeyLength)),
  });
  return { fetch, stage: createStage(server) };
}
