import { freshDatabase, postgresBin } from '../../packages/sandbox/src/testing/throwaway-postgres.ts';
import { buildHostWhenStale } from '../../scripts/host-build/host-build.ts';
import { repositoryRoot } from '../../scripts/services/services.ts';
import { drawFakeCamera } from './fake-camera.ts';
import { startStack } from './stack.ts';

/**
 * Starts the servers that all tests share, and returns a function that ends them. The sandbox uses the Postgres server
 * of QUAYSIDE_POSTGRES_BIN, if it is set. Postgres serves the workers in parallel, and takes a third of the processor
 * time of PGlite. The separate sandbox of a test (`testAlone`) uses it too.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  drawFakeCamera();
  await buildHostWhenStale({ root: repositoryRoot, host: 'sg', say: console.log });
  const database = postgresBin && (await freshDatabase(postgresBin));
  const stack = await startStack(database ? { env: { DATABASE_URL: database } } : {});
  if (database) process.env.QUAYSIDE_E2E_DATABASE = database;
  process.env.QUAYSIDE_E2E_SG = stack.sgUrl;
  process.env.QUAYSIDE_E2E_SANDBOX = stack.sandboxUrl;
  return stack.end;
}
