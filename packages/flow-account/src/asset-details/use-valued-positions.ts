import { useEffect, useState } from 'react';
import { calculateValue, type Position } from './positions.ts';

/** The number of positions to value in one task, so that it stays short on a slow phone. Node took 15 ms for 10,000. */
export const VALUED_AT_ONCE = 500;

/**
 * Returns the positions once their values are cached, so that summing them is fast; undefined until then. Values more than 500 positions in several tasks, so
 * that the page can handle input, and does not start while `when` is `later`.
 */
export function useValuedPositions(
  positions: readonly Position[],
  when: 'now' | 'later' = 'now',
): readonly Position[] | undefined {
  const [valued, setValued] = useState<readonly Position[]>();
  useEffect(() => {
    if (positions.length <= VALUED_AT_ONCE || when === 'later') return undefined;
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
  }, [positions, when]);
  if (positions.length <= VALUED_AT_ONCE || valued === positions) return positions;
  return undefined;
}
