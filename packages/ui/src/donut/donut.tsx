import { uiReading } from '@quayside/i18n/text/ui-reading';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { useMemo } from 'react';
import { Amount } from '../amount/amount.tsx';
import { ChartFrame, type ChartProps } from '../chart/chart-frame.tsx';
import { useDrawing } from '../chart/use-drawing.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { shadeAt } from './donut.styles.ts';
import { type DonutPart, sharesOf, shareText } from './shares.ts';

export { type DonutPart, NegativePartError } from './shares.ts';

export type DonutProps = ChartProps & {
  /** The parts in display order. Sort them by size and combine those after the eighth. */
  parts: readonly DonutPart[];
  /** The ISO 4217 code of all parts. */
  currency?: string;
  totalLabel: string;
};

const height = '14rem';

/**
 * Renders a `<figure>` with a numbered list of the parts and their shares and, on demand, a table. The ring
 * (d3-shape) loads after the first render. `data-state`: ready, loading, failed, empty. Throws `NegativePartError`
 * for a negative part.
 */
export function Donut({ label, parts, currency, totalLabel, state, onRetry }: DonutProps) {
  const t = useText(uiReading);
  const language = useLanguage();
  const { total, shares, largest } = useMemo(() => sharesOf(parts), [parts]);
  const drawing = useDrawing(async () => (await import('./donut-drawing.tsx')).DonutDrawing, shares.length > 0);
  return (
    <ChartFrame
      {...{ label, state, onRetry, height }}
      isEmpty={shares.length === 0}
      summary={largest && t('largestPart', { label: largest.label, share: shareText(largest.tenths, language) })}
      table={{
        columns: [t('columnPart'), t('columnValue'), t('columnShare')],
        rows: shares.map(({ id, label, value, tenths }) => ({
          id,
          cells: [label, <Amount key="value" value={value} currency={currency} />, shareText(tenths, language)],
        })),
      }}
    >
      {drawing.state === 'failed' ? null : (
        <div
          data-drawing={drawing.state}
          className="relative mx-auto flex max-w-full items-center justify-center"
          style={{ width: height, height }}
        >
          {drawing.state === 'ready' ? (
            <drawing.Draw shares={shares} />
          ) : (
            <Skeleton shape="circle" width="10.5rem" height="10.5rem" />
          )}
        </div>
      )}
      <p className="m-0 mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-ink text-label">
        <span className="text-ink-muted">{totalLabel}</span>
        <Amount value={total} currency={currency} size="title" />
      </p>
      <ol className="m-0 flex list-none flex-col gap-1 p-0 text-ink text-label">
        {shares.map(({ id, label, tenths }, at) => (
          <li key={id} className="flex items-start gap-2">
            <span
              aria-hidden
              style={{ backgroundColor: shadeAt(at) }}
              className="mt-[0.25em] size-3.5 shrink-0 rounded-xs forced-colors:border forced-colors:bg-[Canvas]!"
            />
            <span aria-hidden className="w-[1.25em] shrink-0 text-ink-muted tabular-nums">
              {at + 1}
            </span>
            <span className="min-w-0 flex-1">{label}</span>
            <span className="tabular-nums">{shareText(tenths, language)}</span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
