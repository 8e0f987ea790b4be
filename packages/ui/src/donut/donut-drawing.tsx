import { useMemo } from 'react';
import { shadeAt } from './donut.styles.ts';
import { slicesOf } from './ring.ts';
import type { DonutShare } from './shares.ts';

export type DonutDrawingProps = { shares: readonly DonutShare[] };

export function DonutDrawing({ shares }: DonutDrawingProps) {
  const slices = useMemo(() => slicesOf(shares.map(({ tenths }) => tenths)), [shares]);
  return (
    <svg aria-hidden viewBox="-50 -50 100 100" className="size-full">
      {slices.map(({ path, number }, at) => (
        <g key={shares[at]?.id}>
          <path
            d={path}
            style={{ fill: shadeAt(at) }}
            strokeWidth={1}
            className="stroke-surface forced-colors:fill-[Canvas]! forced-colors:stroke-[CanvasText]"
          />
          {number ? (
            <text
              x={number.x}
              y={number.y}
              fontSize={9}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink-muted forced-colors:fill-[CanvasText]"
            >
              {at + 1}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
