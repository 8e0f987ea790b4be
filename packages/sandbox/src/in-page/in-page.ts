import type { RandomBytes } from '@quayside/platform/random-id';
import type { DigitalIdProvider } from '../digital-id/provider.ts';
import { createMemoryBlobs } from '../documents/blob-store.ts';
import publicKey from '../keys/development-public.json' with { type: 'json' };
import { masterKeyLength } from '../secrets/vault.ts';
import { startServer } from '../server/start-server.ts';
import { type Stage, stageOf } from '../staging/stage.ts';
import { openMemory } from '../storage/memory/memory-database.ts';
import { canvasImages } from './canvas-images.ts';

export { fixedDigitalId } from './fixed-digital-id.ts';
export { repeatableRandom } from './repeatable-random.ts';

/** By which clock and chance the server within a page runs. */
export type InPageOptions = {
  readonly clock?: () => Date;
  readonly random?: RandomBytes;
  /** without it the development provider, whose page is at /sandbox/ */
  readonly digitalId?: DigitalIdProvider;
};

/** The server within a page; `stage` brings it into a state. */
export type InPageSandbox = {
  /** every call of the contract, and /sandbox/; rejects where a planned fault ends the connection */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly stage: Stage;
};

/** What clients of this server encrypt sensitive answers with (CRYPT-01). */
export const sandboxPublicKey: JsonWebKey = publicKey;

/** The server within a page: the same logic as behind a port, with tables and documents in memory and pictures by the page's own decoders. It ends with the page. */
export async function openInPage(options: InPageOptions = {}): Promise<InPageSandbox> {
  const { server, fetch } = await startServer({
    ...options,
    database: openMemory(),
    blobs: createMemoryBlobs(),
    images: canvasImages,
    masterKey: crypto.getRandomValues(new Uint8Array(masterKeyLength)),
  });
  return { fetch, stage: stageOf(server) };
}
