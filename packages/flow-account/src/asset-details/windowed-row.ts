import { useEffect, useState } from 'react';
import type { Position } from './positions.ts';
import type { RowRenderQueue } from './row-render-queue.ts';

/** Props of a row in a windowed list or table. */
export type WindowedRow = {
  readonly position: Position;
  readonly onOpen: (position: Position) => void;
  /** undefined: the row renders completely at once */
  readonly turns: RowRenderQueue | undefined;
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
};

/** Returns whether a row renders its figures. Figures wait in the queue while the page scrolls fast. Once rendered, they stay. */
export function useIsRowComplete({ turns, index }: Pick<WindowedRow, 'turns' | 'index'>): boolean {
  const [isWhole, setWhole] = useState(turns === undefined);
  useEffect(() => (isWhole ? undefined : turns?.ask(index, () => setWhole(true))), [isWhole, turns, index]);
  return isWhole;
}
