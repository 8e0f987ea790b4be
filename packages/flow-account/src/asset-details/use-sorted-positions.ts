import { startTransition, useEffect, useMemo, useState } from 'react';
import { type SortDirection, type SortKey, sortPositions, sortPositionsInSlices } from './arrange-positions.ts';
import type { Position } from './positions.ts';
import { VALUED_AT_ONCE } from './use-valued-positions.ts';

/** Time in milliseconds for sorting in one task. Rendering uses the rest of the 50 ms within which a tap should respond. */
const TASK_MS = 8;

/**
 * Returns the positions in order. Sorts up to 500 at once, and more in short tasks. Returns the previous order until the new one is ready, and undefined
 * before the first one.
 */
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
