import { useEffect, useState } from 'react';
import type { Position } from './positions.ts';
import type { RowRenderQueue } from './row-render-queue.ts';

/** The props of a row in a list or table that mounts only visible rows. `measure` is the ref that reports the row's height. */
export type WindowedRow = {
  readonly position: Position;
  readonly onOpen: (position: Position) => void;
  /** Queue that decides when the row renders its figures; undefined: at once. */
  readonly turns: RowRenderQueue | undefined;
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
};

/** Returns true once the queue has called the row, or at once without a queue. A row that rendered its figures keeps them. */
export function useIsRowComplete({ turns, index }: Pick<WindowedRow, 'turns' | 'index'>): boolean {
  const [isWhole, setWhole] = useState(turns === undefined);
  useEffect(() => (isWhole ? undefined : turns?.ask(index, () => setWhole(true))), [isWhole, turns, index]);
  return isWhole;
}
