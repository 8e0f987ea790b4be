import { useEffect, useState } from 'react';
import type { Position } from './positions.ts';
import type { Turns } from './turns.ts';

/** What a row of a windowed list or table gets. */
export type WindowedRow = {
  readonly position: Position;
  readonly onOpen: (position: Position) => void;
  /** undefined: the row is whole at once */
  readonly turns: Turns | undefined;
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
};

/** Returns whether a row shows its figures: they wait for their turn while the page is flung, and stay once they were shown. */
export function useWhole({ turns, index }: Pick<WindowedRow, 'turns' | 'index'>): boolean {
  const [isWhole, setWhole] = useState(turns === undefined);
  useEffect(() => (isWhole ? undefined : turns?.ask(index, () => setWhole(true))), [isWhole, turns, index]);
  return isWhole;
}
