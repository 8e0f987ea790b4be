import { useMemo } from 'react';
import { getChartColour } from './donut.styles.ts';
import { createSlicePaths } from './ring.ts';
import type { DonutShare } from './shares.ts';

export type DonutDrawingProps = { shares: readonly DonutShare[] };

/** Renders the ring. Screen readers ignore it and get the list and the table. */
export function DonutDrawing({ shares }: DonutDrawingProps) {
  const slices = useMemo(() => createSlicePaths(shares.map(({ tenths }) => tenths)), [shares]);
  return (
    <svg aria-hidden viewBox="-50 -50 100 100" className="size-full">
      {slices.map((path, at) => (
        <path
          key={shares[at]?.id}
          d={path}
          style={{ fill: getChartColour(at) }}
          strokeWidth={1.5}
          className="stroke-surface-raised forced-colors:fill-[Canvas]! forced-colors:stroke-[CanvasText]"
        />
      ))}
    </svg>
  );
}
