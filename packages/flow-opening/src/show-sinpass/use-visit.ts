import type { DigitalIdOutcome } from '@quayside/contract/internals/digital-id';
import { getRoutePath } from '@quayside/flow/define-flow';
import { useFlow } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import {
  hasProviderReturn,
  type ProviderReturn,
  takeProviderReturn,
} from '@quayside/platform/internals/login-parameters';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';

/**
 * State of a visit to the digital ID. `returning`: back with a response. `elsewhere`: open in another browser, which leads back to the app. `failed`: a network
 * error on return. `gone`: the server deleted the data before they were confirmed. Other values are outcomes without data.
 */
export type VisitState =
  | 'idle'
  | 'returning'
  | 'elsewhere'
  | 'not-openable'
  | 'failed'
  | 'gone'
  | Exclude<DigitalIdOutcome, 'given' | 'cancelled'>;

/** State of a visit to the digital ID, `start` to open the provider, and `finish` to send its response again after an error. */
export type Visit = {
  readonly state: VisitState;
  readonly start: (runtime: FlowRuntime) => Promise<void>;
  readonly finish: () => Promise<void>;
};

/**
 * Returns the visit for this step, and finishes it after the return from the provider. The device stores no response, so a discarded page continues with the
 * data on the server.
 */
export function useVisit(step: string): Visit {
  const { flow, ready } = useFlow();
  const navigate = useNavigate();
  const own = useHref(getRoutePath(flow, step));
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
        return void navigate(getRoutePath(flow, 'choose'), { replace: true, state: { digitalId: 'cancelled' } });
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
      const returnUrl = runtime.services.pageUrl?.(getRoutePath(flow, step)) ?? new URL(own, location.origin).href;
      const url = await startVisit(runtime, step, returnUrl);
      if (!url) return setState('unavailable');
      const opened = (await runtime.services.openProvider?.(url, returnUrl)) ?? 'failed';
      if (opened !== 'page') setState(opened === 'app' ? 'elsewhere' : 'not-openable');
    },
    [flow, own, step],
  );
  return { state, start, finish };
}

/** While `waiting`, refreshes the application when the page becomes visible, because the data may arrive while another browser is in front. */
function useRefreshOnReturn(waiting: boolean, ready: () => Promise<FlowRuntime>): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible')
        ready()
          .then((runtime) => runtime.refresh())
          .catch(() => undefined); // the next change of visibility tries again
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waiting, ready]);
}
