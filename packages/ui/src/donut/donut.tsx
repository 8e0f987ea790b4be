import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { useMemo } from 'react';
import { Amount } from '../amount/amount.tsx';
import { ChartFrame, type ChartProps } from '../chart/chart-frame.tsx';
import { useDrawing } from '../chart/use-drawing.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { getChartColour } from './donut.styles.ts';
import { calculateShares, type DonutPart, formatShare } from './shares.ts';

export { type DonutPart, NegativePartError } from './shares.ts';

export type DonutProps = ChartProps & {
  /** The parts in display order. Sort them by size, and combine all parts after the eighth into one. */
  parts: readonly DonutPart[];
  /** The ISO 4217 currency code of all parts. */
  currency?: string;
  /** The text before the total of all parts, such as "Total assets". */
  totalLabel: string;
  /**
   * Whether a ring is beside the list. Use `none` if its shades would be hard to match to the bars. Default: `beside`.
   */
  ring?: 'beside' | 'none';
};

const height = '9rem';

/**
 * Renders a `<figure>` with a list of the parts, each with a bar for its share. By default there is a ring beside the
 * list, and, on demand, a table. The ring (d3-shape) loads after the first render. `data-state`: ready, loading,
 * failed, empty. Throws `NegativePartError` for a negative part.
 */
export function Donut(props: DonutProps) {
  const { label, parts, currency, totalLabel, ring = 'beside', state, onRetry, caption, ...figure } = props;
  const t = useText(uiReading);
  const language = useLanguage();
  const { total, shares, largest } = useMemo(() => calculateShares(parts), [parts]);
  const drawing = useDrawing(
    async () => (await import('./donut-drawing.tsx')).DonutDrawing,
    ring === 'beside' && shares.length > 0,
  );
  return (
    <ChartFrame
      {...{ label, state, onRetry, caption, figure, height }}
      isEmpty={shares.length === 0}
      summary={largest && t('largestPart', { label: largest.label, share: formatShare(largest.tenths, language) })}
      table={{
        columns: [t('columnPart'), t('columnValue'), t('columnShare')],
        rows: shares.map(({ id, label, value, tenths }) => ({
          id,
          cells: [label, <Amount key="value" value={value} currency={currency} />, formatShare(tenths, language)],
        })),
      }}
    >
      <p className="m-0 mb-3 flex flex-wrap items-baseline justify-between gap-x-3 text-ink text-label">
        <span className="text-ink-muted">{totalLabel}</span>
        <Amount value={total} currency={currency} size="title" />
      </p>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
        {ring === 'none' || drawing.state === 'failed' ? null : (
          <div
            data-drawing={drawing.state}
            className="relative flex max-w-full shrink-0 items-center justify-center"
            style={{ width: height, height }}
          >
            {drawing.state === 'ready' ? (
              <drawing.Draw shares={shares} />
            ) : (
              <Skeleton variant="circle" width="8rem" height="8rem" />
            )}
          </div>
        )}
        <ol className="m-0 flex min-w-0 flex-[1_1_12rem] list-none flex-col gap-3 p-0 text-ink text-label wrap-break-word">
          {shares.map(({ id, label, tenths }, at) => (
            <li key={id}>
              <span className="flex justify-between gap-x-3 leading-snug">
                <span className="min-w-0">{label} </span>
                <span className="shrink-0 font-semibold tabular-nums">{formatShare(tenths, language)}</span>
              </span>
              <span
                aria-hidden
                className="mt-1 block h-2 overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
              >
                <span
                  style={{ width: `${tenths / 10}%`, backgroundColor: getChartColour(at) }}
                  className="block h-full min-w-0.5 rounded-full forced-colors:bg-[CanvasText]!"
                />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  );
}
