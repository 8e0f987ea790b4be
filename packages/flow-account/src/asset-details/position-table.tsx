import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { formatQuantity } from '@quayside/values/amount';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo, use, useRef } from 'react';
import { account } from '../account/texts.ts';
import { AmountsVisibleContext } from './amounts-visible.ts';
import { columnKeys, type SortDirection, type SortKey } from './arrange-positions.ts';
import { HiddenAmount } from './figure.tsx';
import { cellStyles, FigureCell, isWideOnly, type PositionColumn, wideOnlyStyles } from './position-cells.tsx';
import { PositionTotals, type PositionTotalsProps } from './position-totals.tsx';
import { calculateFigures, type Position, toPercent } from './positions.ts';
import { useRowWindow } from './use-row-window.ts';
import { useIsRowComplete, type WindowedRow } from './windowed-row.ts';

export type PositionTableProps = {
  readonly positions: readonly Position[];
  readonly sort: SortKey;
  readonly direction: SortDirection;
  readonly onSort: (key: PositionColumn, direction: SortDirection) => void;
  readonly onOpen: (position: Position) => void;
  /** Totals of all positions; undefined while a search filters them. */
  readonly totals: PositionTotalsProps | undefined;
};

/** Estimated height of a row in pixels. Each row is measured once it is mounted. */
const ROW_PX = 45;

const headings = {
  ticker: 'table.ticker',
  quantity: 'position.quantity',
  value: 'position.value',
  profit: 'position.profit',
  'profit-share': 'table.profitShare',
  day: 'position.dayChange',
} as const;

/**
 * Renders positions as a dense table with sortable columns and totals. Only rows near the viewport are mounted. A press on a row or its ticker calls `onOpen`.
 */
export function PositionTable({ positions, sort, direction, onSort, onOpen, totals }: PositionTableProps) {
  const t = useText(account);
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, top, turns } = useRowWindow(body, positions.length, ROW_PX);
  const shown = rows.getVirtualItems();
  const [before, after] = [(shown[0]?.start ?? top) - top, rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)];
  return (
    <div className="overflow-x-auto">
      <table
        aria-label={t('details.positions', { count: positions.length })}
        aria-rowcount={positions.length + (totals ? 2 : 1)}
        className="w-full border-separate border-spacing-0 text-caption tabular-nums"
      >
        <thead>
          <tr aria-rowindex={1}>
            {columnKeys.map((column) => (
              <Heading key={column} column={column} sorted={sort === column ? direction : undefined} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Space height={before} />
          {shown.map(({ key, index }) => {
            const position = positions[index];
            return position ? (
              <Row key={key} turns={turns} measure={rows.measureElement} {...{ index, position, onOpen }} />
            ) : null;
          })}
          <Space height={after} />
        </tbody>
        {totals ? <PositionTotals {...totals} /> : null}
      </table>
    </div>
  );
}

/** Renders an empty row with the height of the rows that are not mounted. */
const Space = ({ height }: { readonly height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);

type HeadingProps = Pick<PositionTableProps, 'onSort'> & {
  readonly column: PositionColumn;
  /** Direction of the sort; undefined if the table is sorted by another column. */
  readonly sorted: SortDirection | undefined;
};

/** Renders the heading of a column. A press sorts by this column, and the next press reverses the order. */
function Heading({ column, sorted, onSort }: HeadingProps) {
  const t = useText(account);
  const isText = column === 'ticker';
  const ascends = (sorted === 'usual') === isText;
  const Arrow = ascends ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={sorted === undefined ? 'none' : ascends ? 'ascending' : 'descending'}
      className={`border-line border-b p-0 font-normal ${isWideOnly[column] ? wideOnlyStyles : ''}`}
    >
      <button
        type="button"
        onClick={() => onSort(column, sorted === 'usual' ? 'reversed' : 'usual')}
        className={`flex min-h-target w-full cursor-pointer items-center gap-1 border-0 bg-transparent px-1.5 font-[inherit] text-caption [overflow-wrap:normal] hover:text-ink ${isText ? 'ps-3 text-start' : 'justify-end text-end'} ${sorted === undefined ? 'text-ink-muted' : 'font-semibold text-accent'} ${column === 'day' ? 'pe-3' : ''}`}
      >
        {t(headings[column])}
        {sorted === undefined ? null : <Arrow aria-hidden size="1em" strokeWidth={2.5} className="shrink-0" />}
      </button>
    </th>
  );
}

/** Renders a row of the table. During fast scrolling, the figures of a new row appear later. */
const Row = memo(function Row({ position, onOpen, turns, measure, index }: WindowedRow) {
  const t = useText(account);
  const isWhole = useIsRowComplete({ turns, index });
  const { name, ticker, quantity } = position;
  const figures = isWhole ? calculateFigures(position) : undefined;
  const shown = use(AmountsVisibleContext);
  const money = (value: string | undefined, kind?: 'change') =>
    !figures ? null : !shown ? <HiddenAmount /> : <Amount value={value} {...(kind ? { variant: kind } : {})} />;
  const share = (value: string | undefined) =>
    shown && value !== undefined ? (
      <span className="has-data-[trend=down]:text-down has-data-[trend=up]:text-up">
        <Amount value={toPercent(value)} variant="change" />%
      </span>
    ) : null;
  const count = shown ? formatQuantity(quantity) : null;
  return (
    <tr
      ref={isWhole ? measure : undefined}
      data-index={index}
      aria-rowindex={index + 2}
      className="relative hover:bg-accent-soft [tbody:last-child>&:last-child>td]:border-b-0 [tbody:last-child>&:last-child>th]:border-b-0"
    >
      <th scope="row" className={`${cellStyles} w-full max-w-0 min-w-20 ps-3 text-start font-normal`}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(position)}
          className="max-w-full cursor-pointer truncate border-0 bg-transparent p-0 text-start font-[inherit] font-semibold text-ink text-label after:absolute after:inset-0"
        >
          {ticker ?? name}
        </button>
        <span className="block truncate text-ink-muted">
          {count ? <span className="min-[37.5rem]:hidden">× {count}</span> : null}
          {ticker ? <span className="max-[37.5rem]:sr-only">{name}</span> : null}
        </span>
      </th>
      <FigureCell is="quantity">{count}</FigureCell>
      <FigureCell is="value">
        {figures && figures.value === undefined && shown ? (
          <span className="text-ink-muted">{t('details.noPrice')}</span>
        ) : (
          money(figures?.value)
        )}
      </FigureCell>
      <FigureCell is="profit" below={share(figures?.profitShare)}>
        {money(figures?.profit, 'change')}
      </FigureCell>
      <FigureCell is="profit-share">{share(figures?.profitShare)}</FigureCell>
      <FigureCell is="day" below={share(figures?.dayChangeShare)} keepsBelow>
        {money(figures?.dayChange, 'change')}
      </FigureCell>
    </tr>
  );
});
