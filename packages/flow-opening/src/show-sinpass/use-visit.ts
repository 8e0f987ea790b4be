import type { DigitalIdOutcome } from '@quayside/contract/digital-id';
import { pathOf } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { hasProviderReturn, type ProviderReturn, takeProviderReturn } from '@quayside/platform/login-parameters';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';

/**
 * Where a visit to the digital ID stands: nothing under way; coming back, with an answer; open in another browser, from which the app brings the customer
 * back; not openable; the network failed on the way back; the data were deleted because nobody confirmed them in time; over without data.
 */
export type VisitState =
  | 'idle'
  | 'returning'
  | 'elsewhere'
  | 'not-openable'
  | 'failed'
  | 'gone'
  | Exclude<DigitalIdOutcome, 'given' | 'cancelled'>;

/** A visit as a screen shows it, and how it is begun and ended. */
export type Visit = {
  readonly state: VisitState;
  readonly start: (runtime: FlowRuntime) => Promise<void>;
  readonly finish: () => Promise<void>;
};

/** The way to the digital ID and back, for the step that shows its data. What came back is not kept on the device: a page that was killed starts from the server's state. */
export function useVisit(step: string): Visit {
  const { flow, ready } = useFlow();
  const navigate = useNavigate();
  const own = useHref(pathOf(flow, step));
  const [state, setState] = useState<VisitState>(() => (hasProviderReturn(globalThis) ? 'returning' : 'idle'));
  const answer = useRef<ProviderReturn>(undefined);

  const finish = useCallback(async () => {
    const taken = answer.current;
    if (!taken) return;
    setState('returning');
    try {
      const { finishVisit } = await import('./provider-visit.ts');
      const outcome = await finishVisit(await ready(), taken);
      answer.current = undefined;
      if (outcome === 'cancelled')
        return void navigate(pathOf(flow, 'choose'), { replace: true, state: { digitalId: 'cancelled' } });
      setState(outcome === 'given' ? 'idle' : outcome);
    } catch {
      setState('failed');
    }
  }, [flow, navigate, ready]);

  useEffect(() => {
    answer.current ??= takeProviderReturn(globalThis);
    void finish();
  }, [finish]);

  useRefreshOnReturn(state === 'elsewhere', ready);

  const start = useCallback(
    async (runtime: FlowRuntime) => {
      const { startVisit } = await import('./provider-visit.ts');
      const returnUrl = runtime.services.pageUrl?.(pathOf(flow, step)) ?? new URL(own, location.origin).href;
      const url = await startVisit(runtime, step, returnUrl);
      if (!url) return setState('unavailable');
      const opened = (await runtime.services.openProvider?.(url, returnUrl)) ?? 'failed';
      if (opened !== 'page') setState(opened === 'app' ? 'elsewhere' : 'not-openable');
    },
    [flow, own, step],
  );
  return { state, start, finish };
}

/** In the app the data may arrive while this page lies behind the system's browser. */
function useRefreshOnReturn(waiting: boolean, ready: () => Promise<FlowRuntime>): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible')
        ready()
          .then((runtime) => runtime.refresh())
          .catch(() => undefined); // the next look tries again
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waiting, ready]);
}
