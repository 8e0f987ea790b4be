import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * The guard for somebody who comes from elsewhere. The first step of a flow that was gone through begins it anew where that may be done again; at the first
 * step of any customers' flow the server is asked again: what stood before it may have been met in another flow of this visit.
 */
export async function arrive(runtime: FlowRuntime, path: string): Promise<string | undefined> {
  const { application, flow } = runtime;
  if (flow.customers && path === flow.steps[0]?.path) {
    if (application?.state === 'opened' && flow.customers === 'repeatedly') await runtime.restart();
    else await runtime.refresh().catch(() => undefined); // offline the screen goes on with what it knows
  }
  return runtime.redirect(path);
}
