import { expect, onTestFinished, test } from 'vitest';
import { createMemoryBlobs } from '../domain/ports/blob-store.ts';
import { openMemory } from '../domain/storage/open-memory.ts';
import { masterKeyLength } from '../kernel/crypto/vault.ts';
import { nodeCiphers } from '../node/node-ciphers.ts';
import { createWorkerImages } from '../node/worker-images.ts';
import { createSecrets } from '../testing/own-secrets.ts';
import { startServer } from './start-server.ts';

test.each([
  ['development', true],
  ['production', false],
] as const)('forces the outcomes of magic values in %s: %s', async (mode, forced) => {
  const database = openMemory();
  onTestFinished(() => database.close());
  const { server } = await startServer({
    ...(await createSecrets()),
    mode,
    database,
    blobs: createMemoryBlobs(),
    images: createWorkerImages(),
    masterKey: new Uint8Array(masterKeyLength),
    ciphers: nodeCiphers,
  });
  const { refusesCode, faceVerdict } = server.forcedOutcomes;
  expect(refusesCode('000000')).toBe(forced);
  expect(faceVerdict('A12349101', 1)).toBe(forced ? 'no-match' : undefined);
});
