import type { CallError } from '@quayside/api/errors';
import type { Flow } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { holderQuery } from '@quayside/flow/internals/form-holder';
import { guardFlowEntry } from '@quayside/flow/internals/guard-flow-entry';
import { pageTimers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import type { FlowGuardResult, FlowRequest, Host } from '../host-context.ts';
import { isRefusal } from '../refused/is-refusal.ts';
import { type Refusal, refusalResult } from '../refused/refusal.ts';

/**
 * Resolves with the guard's result for a path of a flow: a redirect, a screen that explains why this customer cannot use the flow, or the flow's runtime.
 * Rejects if the application fails to load.
 */
export async function guardFlow(host: Host, flow: Flow, wanted: FlowRequest): Promise<FlowGuardResult | undefined> {
  const answer = await answerOf(host, flow, wanted);
  if (answer === undefined || !('redirect' in answer)) return answer;
  const pathname = answer.redirect;
  const stays = [...flow.steps, ...flow.screens].some(({ path }) => path === pathname);
  return { redirect: { pathname, ...(stays ? { search: holderQuery(wanted.holder) } : {}) } };
}

async function answerOf(
  host: Host,
  flow: Flow,
  { path, holder, by }: FlowRequest,
): Promise<Refusal | { readonly run: FlowRuntime } | undefined> {
  try {
    const runtime = await host.runtimeOf(flow, holder);
    if (by === 'resume') return { redirect: runtime.navigator.path }; // redirects, so that Back leads to the previous screen
    const redirect = await guardFlowEntry(runtime, path);
    if (redirect !== undefined) return { redirect };
    const step = flow.steps.find((one) => one.path === path)?.step;
    if (step !== undefined) await prepared(host, runtime, step);
    return { run: runtime };
  } catch (error) {
    if ((error as Partial<CallError>).messageKey === 'pcRefused') return undefined; // WithFlow shows the refusal instead of the flow
    if (!isRefusal(error, holder)) throw error;
    return refusalResult(error, flow, path);
  }
}

/** The longest time in milliseconds to wait for the chunks of a step. After that, its parts render later than its screen. */
const partsLimit = 3000;

/** Resolves when the additional chunks of a step have loaded, or after `partsLimit`. Never rejects. */
async function prepared(host: Host, runtime: FlowRuntime, step: string): Promise<void> {
  const isSentBack = runtime.answers.requirementOf(step)?.status === 'rejected';
  const parts = Promise.all([
    import('@quayside/flow/step-screen').then(({ prepareStep }) => prepareStep(host.texts, runtime, step)),
    isSentBack ? import('@quayside/flow-screens/document-field').then(({ prepareRefusal }) => prepareRefusal()) : null,
  ]);
  await withTimeout(parts, partsLimit, () => new Error('The parts of a step did not come in time.'), pageTimers).catch(
    () => undefined,
  );
}
