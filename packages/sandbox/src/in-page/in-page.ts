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

/** Options of a server in a page. */
export type InPageOptions = {
  readonly clock?: () => Date;
  readonly random?: RandomBytes;
  /** by default the development provider, with pages below /sandbox/ */
  readonly digitalId?: DigitalIdProvider;
};

/** A server in a page. `stage` seeds states. */
export type InPageSandbox = {
  /** responds to all calls of the contract, and to /sandbox/; rejects for a fault that drops the connection */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly stage: Stage;
};

/** Public key with which clients encrypt sensitive answers for this server (CRYPT-01). */
export const sandboxPublicKey: JsonWebKey = publicKey;

/** Starts the server in a page. Tables and documents are in memory, and the browser decodes images. The data end with the page. */
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
