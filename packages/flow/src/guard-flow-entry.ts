import { canRepeat } from '@quayside/rules/internals/repetition';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Resolves to the path to which a navigation into a flow must redirect, or to undefined if `path` may be shown. The first step of a flow for customers starts a
 * new application if the last one is complete and the flow is repeatable. Otherwise the first step reloads the application, because another flow may have met
 * its prerequisites.
 */
export async function guardFlowEntry(runtime: FlowRuntime, path: string): Promise<string | undefined> {
  const { application, flow } = runtime;
  if (flow.audience === 'customers' && path === flow.steps[0]?.path) {
    if (application?.state === 'opened' && mayBeginAnew(runtime)) await runtime.restart();
    else await runtime.refresh().catch(() => undefined); // offline, the screen uses the application that it has
  }
  return runtime.navigator.redirect(path);
}

/** Returns whether the flow can be repeated now, by the rule that the server also enforces. */
function mayBeginAnew(runtime: FlowRuntime): boolean {
  const { facts, today } = runtime.answers.context();
  return runtime.journey !== undefined && canRepeat(runtime.journey, facts.customer, today);
}
