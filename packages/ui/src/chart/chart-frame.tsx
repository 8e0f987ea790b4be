import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import type { ElementProps } from '../element-props/element-props.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Notice } from '../notice/notice.tsx';
import { Skeleton, SkeletonScreen } from '../skeleton/skeleton.tsx';

/** The props that every chart has: its title, and the state of its values. */
export type ChartProps = {
  /** The title and the accessible name of the chart. */
  label: string;
  /**
   * The state of the request for the values. In the state `loading`, earlier values stay visible but dimmed. Default:
   * `ready`.
   */
  state?: 'ready' | 'loading' | 'failed';
  /** Called when the user presses "Try again". Without it, the error message has no button. */
  onRetry?: () => void;
  /** The visibility of the title. Use `hidden` if a heading above the chart says the same. Default: `shown`. */
  caption?: 'shown' | 'hidden';
} & ElementProps<'figure', 'children' | 'content'>;

export type ChartFrameProps = Omit<ChartProps, keyof ElementProps<'figure'>> & {
  /** The props of the `<figure>`. */
  figure: ElementProps<'figure'>;
  isEmpty: boolean;
  /** The height as a CSS length. The frame reserves it while the values or the drawing load. */
  height: string;
  /**
   * Content below the placeholder while the values load, to reserve its height. By default, the frame reserves only the
   * height of the table button.
   */
  placeholderContent?: ReactNode;
  summary: ReactNode;
  /** Sentences about the chart, in a disclosure next to the table. */
  notes?: readonly string[];
  /** The same data as a table: the names of the columns, and rows with the same number of cells. */
  table: { columns: readonly string[]; rows: readonly { id: string; cells: readonly ReactNode[] }[] };
  /** The drawing. Hide it from screen readers, which get the summary and the table. */
  children: ReactNode;
};

/** Renders a `<figure>` with caption, summary, drawing and table. `data-state`: ready, loading, failed, empty. */
export function ChartFrame({
  label,
  state = 'ready',
  caption = 'shown',
  onRetry,
  figure,
  isEmpty,
  height,
  placeholderContent,
  ...content
}: ChartFrameProps) {
  const common = useText(ui);
  const t = useText(uiReading);
  const id = useId();
  const shown = state === 'ready' && isEmpty ? 'empty' : state;
  return (
    <figure aria-labelledby={id} {...figure} data-state={shown} className={`m-0 ${figure.className ?? ''}`}>
      <figcaption id={id} className={caption === 'hidden' ? 'sr-only' : 'mb-1 text-ink text-title'}>
        {label}
      </figcaption>
      {shown === 'loading' && isEmpty ? (
        <SkeletonScreen>
          <div className="flex min-h-[1lh] items-center text-title">
            <Skeleton width="8rem" />
          </div>
          <div className="opacity-60">
            <Skeleton variant="block" height={height} />
          </div>
          <div className="-mt-2">
            {placeholderContent}
            <div className="mt-2 h-target" />
          </div>
        </SkeletonScreen>
      ) : shown === 'failed' ? (
        <Notice
          tone="danger"
          announce="polite"
          action={
            onRetry ? (
              <Button variant="secondary" size="medium" onPress={onRetry}>
                {common('retry')}
              </Button>
            ) : undefined
          }
        >
          {t('chartFailed')}
        </Notice>
      ) : shown === 'empty' ? (
        <EmptyState title={t('chartEmpty')} />
      ) : (
        <div
          aria-busy={shown === 'loading' || undefined}
          inert={shown === 'loading'} // the values may be of another period
          className="transition-opacity aria-busy:opacity-40"
        >
          <ChartContent label={label} {...content} />
        </div>
      )}
    </figure>
  );
}

function ChartContent({
  label,
  summary,
  notes = [],
  table,
  children,
}: Pick<ChartFrameProps, 'label' | 'summary' | 'notes' | 'table' | 'children'>) {
  const t = useText(uiReading);
  return (
    <>
      <p className="m-0 mb-3 text-ink-muted text-label">{summary}</p>
      {children}
      {/* Closed, both disclosures fit on one line. An open one takes the full width. */}
      <div className="mt-2 flex flex-wrap gap-x-5 *:open:basis-full">
        {notes.length > 0 ? (
          <Disclosure summary={t('aboutChart')}>{notes.join(' ').replaceAll('。 ', '。')}</Disclosure>
        ) : null}
        <Disclosure summary={t('showTable')}>
          <table aria-label={label} className="w-full border-collapse text-caption text-ink tabular-nums">
            <thead>
              <tr className="border-line border-b text-ink-muted">
                {table.columns.map((column, at) => (
                  <th
                    key={column}
                    scope="col"
                    className={`py-1.5 font-medium ${at === 0 ? 'text-start' : 'ps-3 text-end'}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ id, cells: [first, ...rest] }) => (
                <tr key={id} className="border-line border-b last:border-b-0">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    {first}
                  </th>
                  {rest.map((cell, at) => (
                    <td key={table.columns[at + 1]} className="py-1.5 ps-3 text-end">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </div>
    </>
  );
}
