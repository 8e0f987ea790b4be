import { useLanguage } from '@quayside/i18n/use-text';
import { useMemo } from 'react';
import { AreaCrosshair } from './area-crosshair.tsx';
import { areaGeometry, areaUnits } from './area-geometry.ts';
import type { AreaChartPoint } from './series-summary.ts';
import { tickLabels } from './tick-labels.ts';

export type AreaDrawingProps = {
  points: readonly AreaChartPoint[];
  /** names the chart to who moves along it by keyboard */
  label: string;
  /** a point in words, for the eye and for the ear */
  words: (point: AreaChartPoint) => PointWords;
};

export type PointWords = { date: string; value: string };

/**
 * The line with its area, a few round values, and a crosshair. Renders an `<svg>` and the values as text, hidden from screen readers, and
 * one `role="slider"` over them.
 */
export function AreaDrawing({ points, label, words }: AreaDrawingProps) {
  const language = useLanguage();
  const { area, line, ticks, places } = useMemo(() => areaGeometry(points), [points]);
  const labels = tickLabels(
    ticks.map(({ value }) => value),
    language,
  );
  return (
    <div className="absolute inset-0 flex">
      <div className="relative min-w-0 flex-1">
        <svg
          aria-hidden
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
        <AreaCrosshair {...{ points, places, label, words }} />
      </div>
      <div aria-hidden className="relative w-[3.5rem] shrink-0 text-caption text-ink-muted tabular-nums">
        {ticks.map(({ value, y }, at) => (
          <span key={value} style={{ top: `${y}%` }} className="absolute end-0 -translate-y-1/2 whitespace-nowrap">
            {labels[at]}
          </span>
        ))}
      </div>
    </div>
  );
}
