import type { Flow } from '@quayside/flow/define-flow';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Host } from '../host-context.ts';
import { storeAllowedPages } from './allowed-pages.ts';
import { getClientServices } from './client-services.ts';
import { createFlowServices } from './flow-services.ts';

const runtimes = new WeakMap<Host, Map<string, Promise<FlowRuntime>>>();

/** The user of a runtime. `holder` is the id of the holder whose form the user fills in. */
type For = { readonly userId: string; readonly holder?: string | undefined };

/** Resolves with the runtime of a flow. There is one for each combination of flow, user and holder. Another call retries a runtime that failed to load. */
export function getRuntime(host: Host, flow: Flow, whom: For): Promise<FlowRuntime> {
  const key = [flow.name, whom.userId, whom.holder].join(' ');
  const known = runtimes.get(host) ?? new Map<string, Promise<FlowRuntime>>();
  runtimes.set(host, known);
  const running = known.get(key) ?? load(host, flow, whom);
  known.set(key, running);
  running.catch(() => known.delete(key));
  return running;
}

/**
 * Stores the unsaved input of all loaded flows on the device. Resolves with `memory` if the device refused any of it, otherwise with `device`. Never rejects.
 */
export async function storeAllUnsaved(host: Host): Promise<'device' | 'memory'> {
  const running = [...(runtimes.get(host)?.values() ?? [])];
  const places = await Promise.allSettled(running.map(async (runtime) => (await runtime).drafts.storeAll()));
  return places.some((place) => place.status === 'fulfilled' && place.value === 'memory') ? 'memory' : 'device';
}

/** Loads changes that other devices have made into all runtimes. Never rejects: offline, the runtimes keep their data. */
export async function refreshAll(host: Host): Promise<void> {
  const running = [...(runtimes.get(host)?.values() ?? [])];
  await Promise.allSettled(running.map(async (runtime) => (await runtime).refresh()));
}

async function load(host: Host, flow: Flow, { userId, holder }: For): Promise<FlowRuntime> {
  const live = getClientServices(host);
  const runtime = new FlowRuntime(flow, await createFlowServices(host, live, userId), { holder });
  await runtime.load();
  if (!holder) storeAllowedPages(runtime, flow, live.storage);
  return runtime;
}
