import { buildHostWhenStale } from '../../scripts/host-build/host-build.ts';
import { root } from '../../scripts/services/services.ts';
import { drawFakeCamera } from './fake-camera.ts';
import { startStack } from './stack.ts';

/** Starts the servers that all journeys share, before the app as it is now; a journey that kills its sandbox starts a stack of its own. */
export default async function startServers(): Promise<() => Promise<void>> {
  drawFakeCamera();
  await buildHostWhenStale({ root, host: 'sg', say: console.log });
  const stack = await startStack();
  process.env.QUAYSIDE_E2E_SG = stack.sgUrl;
  process.env.QUAYSIDE_E2E_SANDBOX = stack.sandboxUrl;
  return stack.end;
}
