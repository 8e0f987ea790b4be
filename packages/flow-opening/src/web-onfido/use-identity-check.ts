import type { CallError } from '@quayside/api/errors';
import type { IdentityCheckResult, IdentityHandover } from '@quayside/contract/calls/identity-check';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { IdentityCheck } from './identity-check.ts';
import { pollVerdict } from './poll-verdict.ts';

/** State of an identity check on this page: before, during or after the customer's visit. */
export type CheckState =
  | { readonly word: 'preparing' | 'waiting' }
  | { readonly word: 'in-frame'; readonly handover: IdentityHandover }
  | { readonly word: CheckOutcome };

/**
 * How a check ended on this page. `offline`: the same check can continue. `camera`: the SDK has no camera. `unavailable`: the provider, its SDK or our contract
 * failed.
 */
export type CheckOutcome = 'passed' | 'review' | 'abandoned' | 'expired' | 'camera' | 'offline' | 'unavailable';

/**
 * Starts an identity check and returns its state. `begin` starts it again, `done` waits for the result, and `end` stops with an outcome. An unmount stops only
 * the polling.
 */
export function useIdentityCheck(check: IdentityCheck) {
  const [state, show] = useState<CheckState>({ word: 'preparing' });
  const running = useRef<AbortController>(undefined);

  const begin = useCallback(async () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const tell = (next: CheckState) => {
      if (!mine.signal.aborted) show(next);
    };
    tell({ word: 'preparing' });
    try {
      const { verdict, handover } = await check.start();
      mine.signal.throwIfAborted();
      const onStatus = (status: IdentityCheckResult['status']) =>
        show((now) => afterStatus(now, status === 'started' ? handover : null));
      const { status, report } = await pollVerdict(check, verdict, { signal: mine.signal, onStatus });
      if (report) await check.saveReport(report);
      tell({ word: endingOf(status) });
    } catch (error) {
      tell({ word: (error as Partial<CallError>).messageKey === 'networkError' ? 'offline' : 'unavailable' });
    }
  }, [check]);

  useEffect(() => {
    void begin();
    return () => running.current?.abort();
  }, [begin]);

  /** Hides the SDK after the visit. The result still comes from the server. */
  const done = useCallback(() => show({ word: 'waiting' }), []);
  const end = useCallback((word: 'abandoned' | 'camera' | 'unavailable') => {
    running.current?.abort();
    show({ word });
  }, []);
  return { state, begin, done, end };
}

/** Returns the state after a poll. The frame stays open during the visit, and a page that waits does not return to it. */
function afterStatus(now: CheckState, handover: IdentityHandover | null): CheckState {
  if (!handover) return { word: 'waiting' };
  return now.word === 'preparing' ? { word: 'in-frame', handover } : now;
}

const endingOf = (status: IdentityCheckResult['status']): CheckOutcome =>
  status === 'started' || status === 'processing' ? 'unavailable' : status;
