import type { ReactNode } from 'react';
import type { columnKeys } from './arrange-positions.ts';

export type Column = (typeof columnKeys)[number];

/** Styles of columns that are hidden on a narrow page. The column next to them shows their content in a second line. */
export const wideOnlyStyles = 'hidden min-[37.5rem]:table-cell';
/** Columns that are hidden on a narrow page. */
export const isWideOnly: Readonly<Record<Column, boolean>> = {
  ticker: false,
  quantity: true,
  value: false,
  profit: false,
  'profit-share': true,
  day: false,
};

/** Styles of every cell. */
export const cellStyles = 'h-11 border-line border-b px-1.5 py-[calc(var(--q-row-padding)/2)] align-middle';

type FigureProps = {
  readonly is: Column;
  readonly children: ReactNode;
  /** second line; hidden on a wide page */
  readonly below?: ReactNode;
  /** whether `below` is also visible on a wide page; default: false */
  readonly keepsBelow?: boolean;
};

/** Renders a `<td>` with a figure, aligned to the end of the cell. */
export const FigureCell = ({ is, children, below, keepsBelow = false }: FigureProps) => (
  <td
    className={`${cellStyles} min-w-14 whitespace-nowrap text-end ${is === 'day' ? 'pe-3' : ''} ${isWideOnly[is] ? wideOnlyStyles : ''}`}
  >
    {children}
    {below ? <span className={`block ${keepsBelow ? '' : 'min-[37.5rem]:hidden'}`}>{below}</span> : null}
  </td>
);
