import { useEffect, useState } from 'react';
import { PositionRow, type PositionRowProps } from './position-row.tsx';

export type PositionSlotProps = PositionRowProps & {
  readonly place: number;
  readonly height: number;
  readonly isFast: () => boolean;
};

/** Milliseconds that a row stays on a fast scroll before it is worth rendering in full. */
const STAYS_MS = 120;
/** One row a frame fills in, since the layout of a whole screen of rows takes too long for one task. */
const FRAME_MS = 16;
const ROWS_OF_A_SCREEN = 16;

/** Renders a position, or its name alone while a fast scroll passes it. */
export function PositionSlot({ place, height, isFast, ...row }: PositionSlotProps) {
  const [shown, setShown] = useState<'name' | 'row'>(() => (isFast() ? 'name' : 'row'));
  useEffect(() => {
    if (shown === 'row') return undefined;
    const timer = setTimeout(() => setShown('row'), STAYS_MS + (place % ROWS_OF_A_SCREEN) * FRAME_MS);
    return () => clearTimeout(timer);
  }, [shown, place]);
  if (shown === 'row') return <PositionRow {...row} />;
  return (
    <p style={{ height }} className="m-0 truncate px-4 py-3 text-body text-ink [contain:strict]">
      {row.position.name}
    </p>
  );
}
