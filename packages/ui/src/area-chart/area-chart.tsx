import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatAmount, MINUS_SIGN } from '@quayside/values/amount';
import { formatDate } from '@quayside/values/calendar-date';
import { useMemo } from 'react';
import { Amount } from '../amount/amount.tsx';
import { ChartFrame, type ChartProps } from '../chart/chart-frame.tsx';
import { useDrawing } from '../chart/use-drawing.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { isAxisCut } from './axis-range.ts';
import { type AreaChartPoint, calculateChange, type SeriesSummary, summariseSeries } from './series-summary.ts';

export type { AreaChartPoint } from './series-summary.ts';

export type AreaChartProps = ChartProps & {
  /** The values, sorted by date, with at most one point a day. */
  points: readonly AreaChartPoint[];
  /** The ISO 4217 currency code of all values. */
  currency?: string;
  /**
   * The line to compare the values with. `first` draws a dashed line at the first value, with a note that names the
   * value. A second note follows if the axis does not start at zero. Default: `axis`.
   */
  reference?: 'axis' | 'first';
  /** The period of the change, such as "Past month". The component shows it before the change. */
  period?: string;
  /** A sentence about the values, shown below the drawing. */
  note?: string;
};

const height = '11rem';

/**
 * Renders a value over time in a `<figure>`, with the change over the period. The axis spans at least 2 % of the
 * greatest value. Screen readers get a summary sentence and, on demand, a table. The drawing (d3-scale, d3-shape) loads
 * after the first render. The user selects a point by touch, mouse or arrow keys. `data-state`: ready, loading, failed,
 * empty.
 */
export function AreaChart({
  label,
  points,
  currency,
  reference = 'axis',
  period,
  note,
  state,
  onRetry,
  caption,
  ...figure
}: AreaChartProps) {
  const t = useText(uiReading);
  const language = useLanguage();
  const summary = useMemo(() => summariseSeries(points), [points]);
  const drawing = useDrawing(async () => (await import('./area-drawing.tsx')).AreaDrawing, summary !== undefined);
  const money = ({ value }: AreaChartPoint) => formatAmount(value, { currency });
  const day = ({ date }: AreaChartPoint) => formatDate(date, language);
  const notes = [
    ...(summary && reference === 'first'
      ? [t('baseline', { date: day(summary.first), value: money(summary.first) })]
      : []),
    ...(note ? [note] : []),
    ...(summary && reference === 'first' && isAxisCut(Number(summary.lowest.value), Number(summary.highest.value))
      ? [t('axisCut')]
      : []),
  ];
  return (
    <ChartFrame
      {...{ label, state, onRetry, caption, figure, height, notes }}
      placeholderContent={<div className="min-h-[1lh] text-caption" />}
      isEmpty={summary === undefined}
      summary={
        summary && (
          <>
            <Change summary={summary} currency={currency} period={period} />
            <span className="sr-only">
              {t('seriesSummary', {
                from: day(summary.first),
                to: day(summary.last),
                first: money(summary.first),
                last: money(summary.last),
                lowest: money(summary.lowest),
                lowestOn: day(summary.lowest),
                highest: money(summary.highest),
                highestOn: day(summary.highest),
              })}
            </span>
          </>
        )
      }
      table={{
        columns: [t('columnDate'), t('columnValue')],
        rows: points.map((point) => ({
          id: point.date,
          cells: [day(point), <Amount key="value" value={point.value} currency={currency} />],
        })),
      }}
    >
      {drawing.state === 'failed' ? null : (
        <div data-drawing={drawing.state} className="mt-4">
          {drawing.state === 'ready' ? (
            <drawing.Draw
              points={points}
              height={height}
              reference={reference}
              label={label}
              formatPoint={(point) => ({ date: day(point), value: money(point) })}
            />
          ) : (
            <>
              <div className="opacity-60">
                <Skeleton variant="block" height={height} />
              </div>
              <div className="mt-2 min-h-[1lh] text-caption" />
            </>
          )}
        </div>
      )}
    </ChartFrame>
  );
}

/**
 * Renders the change over the period. Screen readers ignore this text, because the summary sentence contains the first
 * and the last value.
 */
function Change({
  summary,
  currency,
  period,
}: { summary: SeriesSummary } & Partial<Record<'currency' | 'period', string | undefined>>) {
  const language = useLanguage();
  const { amount, share } = calculateChange(summary);
  const percent = {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  } as const;
  return (
    <span aria-hidden className="flex flex-wrap items-baseline gap-x-2">
      {period ? <span>{period}</span> : null}
      <Amount value={amount} currency={currency} variant="change" size="title" />
      {share === undefined ? null : (
        <span className="tabular-nums">
          {new Intl.NumberFormat(language, percent).format(share).replace('-', MINUS_SIGN)}
        </span>
      )}
    </span>
  );
}
