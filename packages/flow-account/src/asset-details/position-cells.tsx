import type { ReactNode } from 'react';
import type { columnKeys } from './arrange-positions.ts';

export type PositionColumn = (typeof columnKeys)[number];

/** Styles that hide a column on pages narrower than 600 px. The column next to it then shows its content in a second line. */
export const wideOnlyStyles = 'hidden min-[37.5rem]:table-cell';
/** Whether each column is hidden on pages narrower than 600 px. */
export const isWideOnly: Readonly<Record<PositionColumn, boolean>> = {
  ticker: false,
  quantity: true,
  value: false,
  profit: false,
  'profit-share': true,
  day: false,
};

/** The styles that all cells of the table share. */
export const cellStyles = 'h-11 border-line border-b px-1.5 py-[calc(var(--q-row-padding)/2)] align-middle';

type FigureProps = {
  readonly is: PositionColumn;
  readonly children: ReactNode;
  /** Second line of the cell; hidden on a wide page unless `keepsBelow` is set. */
  readonly below?: ReactNode;
  /** Whether `below` is also visible on a wide page; default: false. */
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
