import type { ReactNode } from 'react';
import type { columnKeys } from './arrange-positions.ts';

export type Column = (typeof columnKeys)[number];

/** Styles of columns that a narrow page has no room for. It shows them as the second line of the column next to them. */
export const wide = 'hidden min-[37.5rem]:table-cell';
export const isWide: Readonly<Record<Column, boolean>> = {
  ticker: false,
  quantity: true,
  value: false,
  profit: false,
  'profit-share': true,
  day: false,
};

export const cell = 'h-11 border-line border-b px-1.5 py-[calc(var(--q-row-padding)/2)] align-middle';

type FigureProps = {
  readonly is: Column;
  readonly children: ReactNode;
  /** second line, on a narrow page */
  readonly below?: ReactNode;
  /** shows `below` on a wide page too */
  readonly keepsBelow?: boolean;
};

export const Figure = ({ is, children, below, keepsBelow = false }: FigureProps) => (
  <td className={`${cell} min-w-14 whitespace-nowrap text-end ${is === 'day' ? 'pe-3' : ''} ${isWide[is] ? wide : ''}`}>
    {children}
    {below ? <span className={`block ${keepsBelow ? '' : 'min-[37.5rem]:hidden'}`}>{below}</span> : null}
  </td>
);
