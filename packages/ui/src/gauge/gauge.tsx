import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { gaugeDotStyles, gaugeSpanStyles } from './gauge.styles.ts';
import { findZoneSpan, type GaugeZone, getScalePosition, getZoneSpans } from './gauge-zones.ts';

export { type GaugeZone, GaugeZonesError } from './gauge-zones.ts';

export type GaugeProps = {
  /** The text before the value. It is also the accessible name of the meter. */
  label: ReactNode;
  /** The value in the unit of `min` and `max`. If undefined, the gauge says that the value is unknown. */
  value: number | undefined;
  /** The start of the scale. Default: `0`. */
  min?: number;
  /** The end of the scale. Default: `100`. */
  max?: number;
  /** The zones in ascending order, without gaps. The last zone must end at `max`. */
  zones: readonly GaugeZone[];
  /** Whether the last zone has no upper limit, although the drawing ends at `max`. */
  hasOpenEnd?: boolean;
  /** The end of the scale that is drawn first. Use `max` if a high value is safe, so that danger is at the end of all gauges. Default: `min`. */
  startsAt?: 'min' | 'max';
  /** Formats a value for display, such as `42 %`. */
  format: (value: number) => string;
  /**
   * The visual style. `line` is small and has no list of zones; use it in a row that links to the full gauge. Default:
   * `full`.
   */
  variant?: 'full' | 'line';
} & ElementProps<'div', 'children'>;

/**
 * Renders a value on its scale with `role="meter"`. Unless `variant` is `line`, also renders a list of the zones, in which
 * it marks the current one. `data-zone`: the id of the zone. Throws `GaugeZonesError` if the zones do not ascend from
 * `min` to `max`.
 */
export function Gauge({
  label,
  value,
  min = 0,
  max = 100,
  zones,
  hasOpenEnd: open,
  startsAt = 'min',
  format,
  variant = 'full',
  ...rest
}: GaugeProps) {
  const common = useText(ui);
  const t = useText(uiReading);
  const id = useId();
  const spans = getZoneSpans(zones, min, max);
  const current = value === undefined ? undefined : findZoneSpan(value, spans);
  const place = getScalePosition(value ?? min, min, max);
  const drawn = startsAt === 'max' ? spans.toReversed() : spans;
  return (
    <div {...rest} data-zone={current?.id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={id} className="text-ink-muted text-label">
          {label}
        </span>
        <span className={`text-ink tabular-nums ${variant === 'line' ? 'text-label' : 'text-title'}`}>
          {value === undefined || !current
            ? common('notGiven')
            : t('gaugeAt', { value: format(value), zone: current.label })}
        </span>
      </div>
      {value === undefined || !current ? null : (
        <div
          role="meter"
          aria-labelledby={id}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={Math.min(max, Math.max(min, value))}
          aria-valuetext={t('gaugeAt', { value: format(value), zone: current.label })}
          className={`relative ${variant === 'line' ? 'mt-1 py-1' : 'mt-2 py-1.5'}`}
        >
          <div className="flex gap-0.5">
            {drawn.map(({ id: zone, width, tone }) => (
              <span key={zone} className={gaugeSpanStyles({ tone, variant })} style={{ width: `${width * 100}%` }} />
            ))}
          </div>
          <span
            style={{ insetInlineStart: `${(startsAt === 'max' ? 1 - place : place) * 100}%` }}
            className="-ms-[3px] motion-safe:animate-q-from-start absolute inset-y-0 w-1.5 rounded-full border border-surface bg-ink forced-colors:bg-[CanvasText]"
          />
        </div>
      )}
      {variant === 'line' ? null : (
        <ul {...listRole} className="m-0 mt-2 flex list-none flex-col gap-1 p-0 text-label">
          {drawn.map(({ id: zone, label: words, from, upTo, tone }) => (
            <li key={zone} aria-current={zone === current?.id || undefined} className="group flex items-start gap-2">
              <span aria-hidden className={gaugeDotStyles({ tone })} />
              <span className="min-w-0 flex-1 text-ink group-aria-[current]:font-semibold">
                {words}
                {zone === current?.id ? (
                  <span className="block font-normal text-caption text-ink-muted">{t('currentZone')}</span>
                ) : null}
              </span>
              <span className="text-end text-ink-muted tabular-nums">
                {open && upTo === max
                  ? t('rangeFrom', { from: format(from) })
                  : t('rangeOf', { from: format(from), to: format(upTo) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * The role of the list. Safari removes list semantics from lists without markers unless they have a role (WebKit bug
 * 170179).
 */
const listRole = { role: 'list' };
