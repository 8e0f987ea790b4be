import { useEffect, useState } from 'react';
import { calculateValue, type Position } from './positions.ts';

/** Number of positions to value in one task, so that the task is short on a slow phone. 10,000 took 15 ms in Node. */
export const VALUED_AT_ONCE = 500;

/**
 * Returns the positions once their values are cached, so that their sums take one short task. Returns undefined until then. Values more than 500 positions in
 * several tasks, so that the page can handle scrolling and input.
 */
export function useValuedPositions(positions: readonly Position[]): readonly Position[] | undefined {
  const [valued, setValued] = useState<readonly Position[]>();
  useEffect(() => {
    if (positions.length <= VALUED_AT_ONCE) return undefined;
    let next = 0;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      for (const end = next + VALUED_AT_ONCE; next < Math.min(end, positions.length); next++) {
        const position = positions[next];
        if (position) calculateValue(position);
      }
      if (next < positions.length) timer = setTimeout(step);
      else setValued(positions);
    };
    timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [positions]);
  if (positions.length <= VALUED_AT_ONCE || valued === positions) return positions;
  return undefined;
}
