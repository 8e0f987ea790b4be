import { startTransition, useEffect, useMemo, useState } from 'react';
import { type SortDirection, type SortKey, sortPositions, sortPositionsInSlices } from './arrange-positions.ts';
import type { Position } from './positions.ts';
import { VALUED_AT_ONCE } from './use-valued-positions.ts';

/** The time in milliseconds that one task may spend on sorting. A tap should respond within 50 ms, of which rendering needs the rest. */
const TASK_MS = 8;

/** Returns the sorted positions. Sorts more than 500 in short tasks. Until a new order is ready, returns the previous one; undefined before the first. */
export function useSortedPositions(
  positions: readonly Position[],
  key: SortKey,
  language: string,
  direction: SortDirection = 'usual',
): readonly Position[] | undefined {
  const few = positions.length <= VALUED_AT_ONCE;
  const atOnce = useMemo(
    () => (few ? sortPositions(positions, key, language, direction) : undefined),
    [few, positions, key, language, direction],
  );
  const [sorted, setSorted] = useState<readonly Position[]>();
  useEffect(() => {
    if (few) return undefined;
    const work = sortPositionsInSlices(positions, key, language, direction);
    const step = () => {
      const until = performance.now() + TASK_MS;
      while (performance.now() < until) {
        const { done, value } = work.next();
        if (done) return startTransition(() => setSorted(value));
      }
      timer = setTimeout(step);
    };
    let timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [few, positions, key, language, direction]);
  return atOnce ?? sorted;
}
