import type { CallError, ErrorKey } from '@quayside/api/errors';
import { getHoldersBoard } from '@quayside/contract/calls/joint';
import type { HoldersBoard } from '@quayside/contract/internals/holders-board';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Caller } from '@quayside/flow/services';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Milliseconds between two requests of the board. */
const askEveryMs = 30_000;

/** State of the request for the board. `none`: the account is not joint. */
export type BoardState =
  | { readonly status: 'waiting' }
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly board: HoldersBoard };

/** Returns the board of the joint account, which it fetches again every 30 seconds while the page is visible. */
export function useBoard(runtime: FlowRuntime): BoardState {
  const { data, error, refetch } = useQuery(
    {
      queryKey: boardKey,
      queryFn: ({ signal }) => runtime.services.caller.call(getHoldersBoard, { flow: runtime.flow.name }, { signal }),
      refetchInterval: askEveryMs,
      refetchOnWindowFocus: 'always',
      networkMode: 'always',
    },
    runtime.queries,
  );
  if (data) return { status: 'ready', board: data };
  if (data === null) return { status: 'none' };
  return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'waiting' };
}

const boardKey = ['holders-board'];

/**
 * Returns `act`, which sends one change to the server at a time and stores the returned board. `problem` is the key of the error text if the last change
 * failed.
 */
export function useBoardAction(runtime: FlowRuntime) {
  const [phase, setPhase] = useState<'idle' | 'busy'>('idle');
  const [problem, setProblem] = useState<ErrorKey>();
  const act = async (work: (caller: Caller, operationId: string) => Promise<HoldersBoard>) => {
    if (phase === 'busy') return;
    setPhase('busy');
    setProblem(undefined);
    try {
      const { caller, newId } = runtime.services;
      runtime.queries.setQueryData(boardKey, await work(caller, newId()));
    } catch (error) {
      setProblem((error as Partial<CallError>).messageKey ?? 'unknown');
    }
    setPhase('idle');
  };
  return { phase, problem, act };
}
