import { finishDigitalId, startDigitalId } from '@quayside/contract/calls/digital-id';
import type { DigitalIdOutcome } from '@quayside/contract/digital-id';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { ProviderReturn } from '@quayside/platform/login-parameters';

/** Begins a visit to the national digital ID for a step: the page to go to, or null while it is down. Every visit is a new one. */
export async function startVisit(runtime: FlowRuntime, step: string, returnUrl: string): Promise<string | null> {
  const { application, services } = runtime;
  if (!application) return null;
  const request = { applicationId: application.id, step, returnUrl };
  return (await services.caller.call(startDigitalId, request, { operationId: services.newId() })).url;
}

/** Ends it with what the provider sent back. Asked again after a lost answer, the server says the same. */
export async function finishVisit(runtime: FlowRuntime, answer: ProviderReturn): Promise<DigitalIdOutcome> {
  const { services } = runtime;
  const { outcome } = await services.caller.call(finishDigitalId, answer, { operationId: services.newId() });
  if (outcome === 'given') await runtime.refresh();
  return outcome;
}
