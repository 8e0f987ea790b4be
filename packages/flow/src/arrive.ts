import { mayRepeat } from '@quayside/rules/repetition';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Guards a navigation from another flow. The first step of a completed flow restarts it if it is repeatable. The first step of a flow for holders asks the
 * server again, because another flow of this visit may have met its prerequisites.
 */
export async function arrive(runtime: FlowRuntime, path: string): Promise<string | undefined> {
  const { application, flow } = runtime;
  if (flow.audience === 'customers' && path === flow.steps[0]?.path) {
    if (application?.state === 'opened' && mayBeginAnew(runtime)) await runtime.restart();
    else await runtime.refresh().catch(() => undefined); // offline the screen goes on with what it knows
  }
  return runtime.redirect(path);
}

/** By the rule that the server enforces too. */
function mayBeginAnew(runtime: FlowRuntime): boolean {
  const { facts, today } = runtime.context();
  return runtime.journey !== undefined && mayRepeat(runtime.journey, facts.customer, today);
}
