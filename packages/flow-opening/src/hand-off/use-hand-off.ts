import type { CallError, ErrorKey } from '@quayside/api/errors';
import { getHandOff, offerHandOff, withdrawHandOff } from '@quayside/contract/calls/hand-off';
import type { HandOffState } from '@quayside/contract/internals/hand-off';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserPage, pollWithBackoff } from './poll-with-backoff.ts';

/** What a waiting hand-off shows: the digits that both devices show, and the time of expiry in milliseconds since 1970. */
export type HandOffOffer = { readonly matchCode: string; readonly expiresAt: number };

/** Status of the hand-off on this screen. Only `waiting` contains the URL, which is lost on a reload. */
export type HandOffView =
  | { readonly word: 'making' }
  | { readonly word: 'failed'; readonly messageKey: ErrorKey }
  | ({ readonly word: 'waiting'; readonly url: string } & HandOffOffer)
  | { readonly word: 'opened'; readonly matchCode: string }
  | { readonly word: Exclude<HandOffState, 'waiting' | 'opened'> };

/**
 * Starts a hand-off of the step to a phone. Returns its status and `again`, which starts another one. An unmount withdraws an unfinished hand-off. A reload
 * resumes one that the phone has opened.
 */
export function useHandOff(runtime: FlowRuntime, step: string) {
  const navigate = useNavigate();
  const { search, state: carried } = useLocation() as { search: string; state: { readonly handOffId?: string } | null };
  const [before] = useState(carried?.handOffId);
  const [round, setRound] = useState(0);
  const [view, show] = useState<HandOffView>({ word: 'making' });
  useEffect(() => {
    const stop = follow({
      runtime,
      step,
      known: round === 0 ? before : undefined,
      show,
      keep: (handOffId) => void navigate({ search }, { replace: true, state: { handOffId } }),
    });
    return stop;
  }, [runtime, step, before, round, navigate, search]);
  const again = useCallback(() => {
    show({ word: 'making' });
    setRound((number) => number + 1);
  }, []);
  return { view, again };
}

type Following = {
  readonly runtime: FlowRuntime;
  readonly step: string;
  /** Id of the hand-off before a reload of this page; undefined for a new one. */
  readonly known: string | undefined;
  readonly show: (view: HandOffView) => void;
  readonly keep: (handOffId: string) => void;
};

function follow({ runtime, step, known, show, keep }: Following): () => void {
  const { caller } = runtime.services;
  let left: 'here' | 'left' = 'here';
  let stopAsking = () => {};
  let current: { readonly id: string; state: HandOffState } | undefined;
  const tell = (view: HandOffView) => {
    if (left === 'here') show(view);
  };

  const ask = async (): Promise<'same' | 'changed' | 'over'> => {
    if (!current || left === 'left') return 'over';
    const { state, matchCode } = await caller.call(getHandOff, { handOffId: current.id });
    if (state === current.state) return 'same';
    current.state = state;
    if (state === 'done') await runtime.refresh();
    if (state === 'waiting') return 'same';
    tell(state === 'opened' ? { word: state, matchCode } : { word: state });
    return isOver(state) ? 'over' : 'changed';
  };

  const takeUp = async (): Promise<boolean> => {
    if (!known) return false;
    const { state, matchCode } = await caller.call(getHandOff, { handOffId: known });
    if (state !== 'opened' && state !== 'done') return false;
    current = { id: known, state };
    if (state === 'done') await runtime.refresh();
    tell(state === 'opened' ? { word: state, matchCode } : { word: state });
    return true;
  };

  const offer = async (): Promise<void> => {
    const { application, services } = runtime;
    if (!application || !services.handOffUrl) return;
    const made = await caller.call(offerHandOff, { applicationId: application.id, step });
    current = { id: made.handOffId, state: 'waiting' };
    if (left === 'left') return withdraw();
    keep(made.handOffId);
    tell({
      word: 'waiting',
      url: services.handOffUrl(made.token),
      matchCode: made.matchCode,
      expiresAt: Date.parse(made.expiresAt),
    });
  };

  /** Withdraws the current hand-off. Ignores errors, because a link that is not withdrawn expires. */
  const withdraw = () => {
    if (!current || isOver(current.state)) return;
    caller.call(withdrawHandOff, { handOffId: current.id }).catch(() => undefined);
  };

  const begin = async () => {
    if (!(await takeUp().catch(() => false))) await offer();
    if (left === 'here' && current && !isOver(current.state)) stopAsking = pollWithBackoff(ask, browserPage);
  };
  begin().catch((error: unknown) =>
    tell({ word: 'failed', messageKey: (error as Partial<CallError>).messageKey ?? 'unknown' }),
  );
  return () => {
    left = 'left';
    stopAsking();
    withdraw();
  };
}

const isOver = (state: HandOffState): boolean => state !== 'waiting' && state !== 'opened';
