import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { useText } from '@quayside/i18n/use-text';
import { type PointerEvent, useState } from 'react';
import type { AreaReadingProps } from './area-drawing-props.ts';
import { areaUnits, type ChartPosition, findNearestPosition, getPointForKey } from './area-geometry.ts';

type AreaCrosshairProps = AreaReadingProps & { places: readonly ChartPosition[] };

/**
 * Renders a vertical line at the selected point, or at the last point without a selection. The user selects a point by
 * mouse, horizontal touch movement or arrow keys; vertical movement scrolls the page. The role `slider` lets screen
 * readers announce the date and value of each point.
 */
export function AreaCrosshair({ points, places, label, formatPoint }: AreaCrosshairProps) {
  const t = useText(uiReading);
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const point = points[at];
  const place = places[at];
  if (!point || !place) return null;
  const pointLabel = formatPoint(point);
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(findNearestPosition(places, ((clientX - left) / width) * areaUnits));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('readAlong', { label })}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={at + 1}
      aria-valuetext={t('pointAt', pointLabel)}
      data-state={chosen === undefined ? 'idle' : 'reading'}
      className="group absolute inset-0 cursor-crosshair touch-pan-y rounded-control"
      onKeyDown={(event) => {
        const next = getPointForKey(at, event.key, points.length);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next);
      }}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && !currentTarget.matches(':focus') && setChosen(undefined)
      }
      onBlur={() => setChosen(undefined)}
    >
      <span
        aria-hidden
        style={{ left: `${place.x}%` }}
        className="absolute inset-y-0 hidden w-px bg-ink-muted group-data-[state=reading]:block forced-colors:bg-[CanvasText]"
      />
      {/* Fades in with the line, which is drawn by an animation. */}
      <span
        aria-hidden
        style={{ left: `${place.x}%`, top: `${place.y}%` }}
        className="motion-safe:animate-q-end absolute size-2 -translate-1/2 rounded-full bg-accent group-data-[state=reading]:outline-2 group-data-[state=reading]:outline-surface-raised forced-colors:bg-[CanvasText]" // a ring in the idle state would hide the end of a line with many points
      />
      <span
        aria-hidden
        style={{ left: `${place.x}%`, translate: `-${place.x}% 0` }}
        className="pointer-events-none absolute top-0 hidden w-max max-w-full rounded-control bg-toast px-2 py-1 text-caption text-toast-ink tabular-nums group-data-[state=reading]:block forced-colors:border"
      >
        {pointLabel.date} <strong className="font-semibold">{pointLabel.value}</strong>
      </span>
    </div>
  );
}
