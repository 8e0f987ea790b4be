import { useLanguage } from '@quayside/i18n/use-text';
import { useMemo } from 'react';
import { AreaCrosshair } from './area-crosshair.tsx';
import type { AreaDrawingProps } from './area-drawing-props.ts';
import { areaUnits, calculateAreaGeometry } from './area-geometry.ts';
import { axisDates } from './axis-dates.ts';
import { tickLabels } from './tick-labels.ts';

/** Renders the area, its axes and the selectable points as SVG. Screen readers ignore the SVG and get the crosshair. */
export function AreaDrawing({ points, label, formatPoint, reference, height }: AreaDrawingProps) {
  const language = useLanguage();
  const { area, line, ticks, places, baseline } = useMemo(
    () => calculateAreaGeometry(points, reference),
    [points, reference],
  );
  const labels = tickLabels(
    ticks.map(({ value }) => value),
    language,
  );
  const dates = axisDates(points[0]?.date ?? '', points.at(-1)?.date ?? '', language);
  const gutter = `calc(${Math.max(...labels.map(getLabelWidth))}ch + 0.5rem)`;
  return (
    <>
      <div className="relative flex" style={{ height }}>
        <div className="relative min-w-0 flex-1">
          <svg
            aria-hidden
            viewBox={`0 0 ${areaUnits} ${areaUnits}`}
            preserveAspectRatio="none"
            className="size-full overflow-visible motion-safe:animate-q-reveal"
          >
            {ticks.map(({ value, y }) => (
              <line
                key={value}
                x2={areaUnits}
                y1={y}
                y2={y}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            <path d={area} className="fill-accent-soft forced-colors:fill-none" />
            {reference === 'first' ? (
              <line
                x2={areaUnits}
                y1={baseline}
                y2={baseline}
                vectorEffect="non-scaling-stroke"
                strokeDasharray="4 4"
                className="stroke-ink-muted forced-colors:stroke-[CanvasText]"
              />
            ) : null}
            <path
              d={line}
              vectorEffect="non-scaling-stroke"
              strokeWidth={2}
              strokeLinejoin="round"
              className="fill-none stroke-accent forced-colors:stroke-[CanvasText]"
            />
          </svg>
          <AreaCrosshair {...{ points, places, label, formatPoint }} />
        </div>
        <div
          aria-hidden
          className="relative shrink-0 text-caption text-ink-muted tabular-nums"
          style={{ width: gutter }}
        >
          {ticks.map(({ value, y }, at) => (
            <span key={value} style={{ top: `${y}%` }} className="absolute end-0 -translate-y-1/2 whitespace-nowrap">
              {labels[at]}
            </span>
          ))}
        </div>
      </div>
      <div
        aria-hidden
        className="@container mt-2 text-caption text-ink-muted tabular-nums"
        style={{ marginInlineEnd: gutter }}
      >
        <div className="flex justify-between gap-x-3">
          {dates.map((date, at) => (
            <span key={date} className={at > 0 && at < dates.length - 1 ? 'hidden @min-[11rem]:inline' : ''}>
              {date}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

/** Matches Han characters, such as 万, which are as wide as two digits. */
const wide = /\p{Script=Han}/u;

/** Returns the approximate width of a label, in digits. A Han character counts as two digits. */
const getLabelWidth = (label: string): number => [...label].reduce((sum, one) => sum + (wide.test(one) ? 2 : 1), 0);
