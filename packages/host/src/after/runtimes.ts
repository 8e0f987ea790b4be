import type { Flow } from '@quayside/flow/define-flow';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Host } from '../host-context.ts';
import { flowServices } from './flow-services.ts';
import { liveOf } from './live.ts';
import { keepOpenPages } from './open-pages.ts';

const runtimes = new WeakMap<Host, Map<string, Promise<FlowRuntime>>>();

/** For whom a flow runs; `holder`: about whose form, where that is not the user's own. */
type For = { readonly userId: string; readonly holder?: string | undefined };

/** The run of a flow for a user; one a flow, user and holder. A run that could not be loaded is tried again the next time. */
export function runtimeFor(host: Host, flow: Flow, whom: For): Promise<FlowRuntime> {
  const key = [flow.name, whom.userId, whom.holder].join(' ');
  const known = runtimes.get(host) ?? new Map<string, Promise<FlowRuntime>>();
  runtimes.set(host, known);
  const running = known.get(key) ?? load(host, flow, whom);
  known.set(key, running);
  running.catch(() => known.delete(key));
  return running;
}

/** What is typed on screen goes to the device. Never rejects: a run that did not load has nothing to keep. */
export async function keepAllTyped(host: Host): Promise<void> {
  const running = [...(runtimes.get(host)?.values() ?? [])];
  await Promise.allSettled(running.map(async (runtime) => (await runtime).drafts.keepAll()));
}

/** Every run learns what another device saved. Never rejects: offline the page goes on with what it has. */
export async function lookAgain(host: Host): Promise<void> {
  const running = [...(runtimes.get(host)?.values() ?? [])];
  await Promise.allSettled(running.map(async (runtime) => (await runtime).refresh()));
}

async function load(host: Host, flow: Flow, { userId, holder }: For): Promise<FlowRuntime> {
  const live = liveOf(host);
  const runtime = new FlowRuntime(flow, await flowServices(host, live, userId), { holder });
  await runtime.load();
  if (!holder) keepOpenPages(runtime, flow, live.storage);
  return runtime;
}
