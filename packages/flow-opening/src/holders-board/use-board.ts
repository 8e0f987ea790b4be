import type { CallError, ErrorKey } from '@quayside/api/errors';
import { getHoldersBoard } from '@quayside/contract/calls/joint';
import type { HoldersBoard } from '@quayside/contract/holders-board';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Caller } from '@quayside/flow/services';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** How often a board on screen asks what the other holder has done, in milliseconds. */
const askEveryMs = 30_000;

export type BoardRead =
  | { readonly status: 'waiting' }
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly board: HoldersBoard };

/** Who of the joint account has still to do what; asked again while it is looked at. */
export function useBoard(runtime: FlowRuntime): BoardRead {
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

/** Something done about the board, once at a time: the answer is the new board, `problem` why it was not done. */
export function useBoardAct(runtime: FlowRuntime) {
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
