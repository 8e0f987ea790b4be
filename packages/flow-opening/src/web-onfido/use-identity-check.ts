import type { CallError } from '@quayside/api/errors';
import type { IdentityHandover, IdentityVerdict } from '@quayside/contract/calls/identity-check';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followVerdict } from './follow-verdict.ts';
import type { IdentityCheck } from './identity-check.ts';

/** Where a check stands on this screen. */
export type CheckState =
  | { readonly word: 'preparing' | 'waiting' }
  | { readonly word: 'in-frame'; readonly handover: IdentityHandover }
  | { readonly word: Ending };

/** `offline`: nothing is lost, the same check goes on; `camera`: the SDK got none; `unavailable`: the provider, its SDK, or our contract with it. */
export type Ending = 'passed' | 'review' | 'abandoned' | 'expired' | 'camera' | 'offline' | 'unavailable';

/** Takes a check from its start to its verdict. Leaving the screen ends the asking, not the check. */
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
      const onStatus = (status: IdentityVerdict['status']) =>
        show((now) => afterStatus(now, status === 'started' ? handover : null));
      const { status, report } = await followVerdict(check, verdict, { signal: mine.signal, onStatus });
      if (report) await check.keep(report);
      tell({ word: endingOf(status) });
    } catch (error) {
      tell({ word: (error as Partial<CallError>).messageKey === 'networkError' ? 'offline' : 'unavailable' });
    }
  }, [check]);

  useEffect(() => {
    void begin();
    return () => running.current?.abort();
  }, [begin]);

  /** What the SDK says ends the showing; what counts is still asked of the server. */
  const done = useCallback(() => show({ word: 'waiting' }), []);
  const end = useCallback((word: 'abandoned' | 'camera' | 'unavailable') => {
    running.current?.abort();
    show({ word });
  }, []);
  return { state, begin, done, end };
}

/** The frame stays as it is while the customer is in it; who is waiting does not go back. */
function afterStatus(now: CheckState, handover: IdentityHandover | null): CheckState {
  if (!handover) return { word: 'waiting' };
  return now.word === 'preparing' ? { word: 'in-frame', handover } : now;
}

const endingOf = (status: IdentityVerdict['status']): Ending =>
  status === 'started' || status === 'processing' ? 'unavailable' : status;
