import { type OperationsVocabulary, operationsPath } from '@quayside/contract/operations';
import { createDelivery, createRecorder, createSendOperations, createVocabulary } from '@quayside/flow/operations';
import { randomId } from '@quayside/platform/internals/random-id';
import { pageTimers } from '@quayside/platform/internals/timers';
import { flowSteps } from '@quayside/rules/internals/flow-steps';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { OperationsOptions } from '../edition.ts';
import type { Host } from '../host-context.ts';
import type { ClientServices } from './client-services.ts';
import type { EarlyEvents } from './early-events.ts';

/**
 * Starts to record events of the visit. Sends them to the analysis service and to the edition's receivers, unless `isAllowed` returns false. `early` contains
 * the events until now.
 */
export async function startOperations(
  host: Host,
  { begun, client, session }: Pick<ClientServices, 'begun' | 'client' | 'session'>,
  { isAllowed = hasNoPrivacyControl, sinks }: OperationsOptions,
  early: EarlyEvents,
): Promise<void> {
  const { edition, texts, log } = host;
  const vocabulary = createVocabulary(await stepsOf(host));
  const context = () => ({ appType: edition.appType, language: texts.language });
  const delivery = createDelivery({
    vocabulary,
    send: createSendOperations((body) => client.post({ service: 'analysis', path: operationsPath }, body)),
    storage: begun,
    timers: pageTimers,
    newId: () => randomId(),
    context,
    isAllowed,
  });
  const further = await sinks?.().catch((error: unknown) => log('operations', error));
  const recorder = createRecorder({
    vocabulary,
    sinks: [delivery.sink, ...(further ?? [])],
    context,
    isAllowed,
    now: () => performance.now(),
  });
  early.handOver(recorder.listen);
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(({ name, value }) => recorder.vital(name, value));
  for (const failure of ['error', 'unhandledrejection'] as const)
    addEventListener(failure, () => {
      early.settle();
      recorder.scriptFailed();
    });
  document.addEventListener('visibilitychange', () => {
    early.settle();
    recorder.visible(document.visibilityState === 'visible');
    if (document.visibilityState !== 'hidden') return;
    void delivery.flush();
    queueMicrotask(() => void delivery.flush()); // sends vitals that are known only now
  });
  addEventListener('pagehide', () => {
    early.settle();
    void delivery.flush();
  });
  addEventListener('online', () => void delivery.flush());
  session.subscribe(({ type }) => {
    if (type !== 'ended') return;
    early.settle();
    delivery.renew();
  });
}

/** Resolves with the step ids of each of the edition's flows. Loads only flows that `flowSteps` does not contain. */
async function stepsOf({ edition, routes }: Host): Promise<OperationsVocabulary['flows']> {
  const known: OperationsVocabulary['flows'] = flowSteps;
  const steps = async (name: string) => known[name] ?? (await routes.flow(name))?.steps.map(({ step }) => step) ?? [];
  return Object.fromEntries(
    await Promise.all(edition.flows.map(async ({ name }) => [name, await steps(name)] as const)),
  );
}

/** Returns true unless the browser sends Global Privacy Control (W3C draft), by which customers object to such records. */
const hasNoPrivacyControl = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl !== true;
