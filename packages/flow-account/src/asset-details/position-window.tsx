import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PositionRow, type PositionRowProps } from './position-row.tsx';
import type { Position } from './positions.ts';
import { Turns } from './turns.ts';

export type PositionWindowProps = {
  readonly positions: readonly Position[];
  readonly change: PositionRowProps['change'];
  readonly onOpen: (position: Position) => void;
};

/** Estimated height of a row in pixels. Each row is measured once it is rendered, because names and amounts wrap. */
const ROW_PX = 69;
/** Rows that are rendered before and after those on the screen. */
const AHEAD = 6;
/** Pixels a millisecond, a row a frame, above which nobody reads the figures of the rows that pass. */
const FLING_SPEED = 4;
/** Milliseconds over which the speed is taken: between two frames, a row that is measured moves the page too. */
const SPEED_MS = 50;

/**
 * Renders the rows near the viewport, so that 10,000 positions scroll smoothly. Rows that scrolling brings show their names, and their figures a few rows a
 * frame: before they come into sight, or when a fling slows down. Screen readers get the place and total of each.
 */
export function PositionWindow({ positions, change, onOpen }: PositionWindowProps) {
  const t = useText(account);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const { turns, follow } = useTurns();
  const rows = useWindowVirtualizer({
    count: positions.length,
    estimateSize: () => ROW_PX,
    overscan: AHEAD,
    scrollMargin: top,
    useFlushSync: false,
    onChange: follow,
  });
  useLayoutEffect(() => {
    const measure = () => list.current && setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    measure();
    // The page grows when the charts above the list load.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return (
    <ul
      ref={list}
      aria-label={t('details.positions', { count: positions.length })}
      className="relative m-0 list-none overflow-hidden rounded-card border border-line bg-surface-raised p-0"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const position = positions[index];
        if (!position) return null;
        return (
          <Row
            // A row is a place in the list: another order or search changes what it shows, and measures and renders no row anew.
            key={key}
            turns={turns}
            measure={rows.measureElement}
            index={index}
            count={positions.length}
            offset={start - top}
            {...{ position, change, onOpen }}
          />
        );
      })}
    </ul>
  );
}

/** Follows how fast the list is scrolled. Until the first scroll, rows are whole at once. A single jump, such as a page down, is no fling. */
function useTurns() {
  const [turns, setTurns] = useState<Turns>();
  const last = useRef({ offset: 0, at: 0 });
  const follow = useCallback(
    ({ isScrolling, scrollOffset, range }: Virtualizer<Window, Element>) => {
      const [offset, at] = [scrollOffset ?? 0, performance.now()];
      if (isScrolling && !turns) setTurns(new Turns());
      if (isScrolling && at - last.current.at < SPEED_MS) return;
      const speed = Math.abs(offset - last.current.offset) / (at - last.current.at);
      last.current = { offset, at };
      if (isScrolling && speed > FLING_SPEED) turns?.pause();
      else turns?.goOn(range ? (range.startIndex + range.endIndex) / 2 : 0);
    },
    [turns],
  );
  return { turns, follow };
}

type RowProps = Omit<PositionWindowProps, 'positions'> & {
  readonly position: Position;
  /** undefined: the row is whole at once */
  readonly turns: Turns | undefined;
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
  readonly count: number;
  readonly offset: number;
};

/** Renders a row. Figures that it has shown stay. Scrolling renders new rows only. */
const Row = memo(function Row({ position, change, onOpen, turns, measure, index, count, offset }: RowProps) {
  const [isWhole, setWhole] = useState(turns === undefined);
  useEffect(() => (isWhole ? undefined : turns?.ask(index, () => setWhole(true))), [isWhole, turns, index]);
  return (
    <li
      ref={isWhole ? measure : undefined}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute inset-x-0 top-0 border-line border-b last:border-b-0"
      style={{ transform: `translateY(${offset}px)` }}
    >
      {isWhole ? (
        <PositionRow position={position} change={change} onOpen={onOpen} />
      ) : (
        <span className="block truncate px-4 py-3 text-body text-ink">{position.ticker ?? position.name}</span>
      )}
    </li>
  );
});
