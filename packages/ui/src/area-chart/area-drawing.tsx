import { useLanguage } from '@quayside/i18n/use-text';
import { useMemo } from 'react';
import { areaGeometry, areaUnits } from './area-geometry.ts';
import type { AreaChartPoint } from './series-summary.ts';

export type AreaDrawingProps = { points: readonly AreaChartPoint[] };

/** The line with its area and a few round values. Renders an `<svg>` and the values as text, all of it hidden from screen readers. */
export function AreaDrawing({ points }: AreaDrawingProps) {
  const language = useLanguage();
  const { area, line, ticks, end } = useMemo(() => areaGeometry(points), [points]);
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <div aria-hidden className="absolute inset-0 flex">
      <div className="relative min-w-0 flex-1">
        <svg
          viewBox={`0 0 ${areaUnits} ${areaUnits}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible"
        >
          {ticks.map(({ value, y }) => (
            <line key={value} x2={areaUnits} y1={y} y2={y} vectorEffect="non-scaling-stroke" className="stroke-line" />
          ))}
          <path d={area} className="fill-accent-soft forced-colors:fill-none" />
          <path
            d={line}
            vectorEffect="non-scaling-stroke"
            strokeWidth={2}
            strokeLinejoin="round"
            className="fill-none stroke-accent forced-colors:stroke-[CanvasText]"
          />
        </svg>
        <span
          style={{ left: `${end.x}%`, top: `${end.y}%` }}
          className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-accent forced-colors:bg-[CanvasText]"
        />
      </div>
      <div className="relative w-[3.5rem] shrink-0 text-caption text-ink-muted tabular-nums">
        {ticks.map(({ value, y }) => (
          <span key={value} style={{ top: `${y}%` }} className="absolute end-0 -translate-y-1/2 whitespace-nowrap">
            {short.format(value)}
          </span>
        ))}
      </div>
    </div>
  );
}
