import { finishDigitalId, startDigitalId } from '@quayside/contract/calls/digital-id';
import type { DigitalIdOutcome } from '@quayside/contract/internals/digital-id';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { ProviderReturn } from '@quayside/platform/internals/login-parameters';

/**
 * Starts a visit to the national digital ID. Resolves to the URL of the provider, which returns to `returnUrl`. Resolves to null while the provider is
 * unavailable.
 */
export async function startVisit(runtime: FlowRuntime, step: string, returnUrl: string): Promise<string | null> {
  const { application, services } = runtime;
  if (!application) return null;
  const request = { applicationId: application.id, step, returnUrl };
  return (await services.caller.call(startDigitalId, request, { operationId: services.newId() })).url;
}

/**
 * Completes a visit with the response of the provider, and refreshes the application if it brought data. Resolves to the outcome. Repeated calls resolve to the
 * same outcome.
 */
export async function finishVisit(runtime: FlowRuntime, answer: ProviderReturn): Promise<DigitalIdOutcome> {
  const { services } = runtime;
  const { outcome } = await services.caller.call(finishDigitalId, answer, { operationId: services.newId() });
  if (outcome === 'given') await runtime.refresh();
  return outcome;
}
