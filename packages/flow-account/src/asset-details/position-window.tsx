import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PositionRow, type PositionRowProps } from './position-row.tsx';
import type { Position } from './positions.ts';

export type PositionWindowProps = {
  readonly positions: readonly Position[];
  readonly change: PositionRowProps['change'];
  readonly onOpen: (position: Position) => void;
};

/** Estimated height of a row in pixels. Each row is measured once it is rendered, because names and amounts wrap. */
const ROW_PX = 69;
/** Rows that are rendered before and after those on the screen. */
const AHEAD = 6;
/** Pixels between two scroll events, above which nobody reads the figures of the rows that pass. */
const FLING_PX = 150;

/**
 * Renders the rows near the viewport, so that 10,000 positions scroll smoothly. Rows that appear during a fling show their names alone until it slows down.
 * Screen readers get the place and total of each.
 */
export function PositionWindow({ positions, change, onOpen }: PositionWindowProps) {
  const t = useText(account);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const { pace, follow } = usePace();
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
            shows={pace === 'reading' || (pace === 'settling' && isInSight(index, rows.range)) ? 'figures' : 'name'}
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

/** `settling`: a fling has ended, and only the rows on the screen show their figures, so that no task is long. */
type Pace = 'reading' | 'fling' | 'settling';

/** Follows how fast the list is scrolled. A single jump, such as a page down, is no fling. */
function usePace() {
  const [pace, setPace] = useState<Pace>('reading');
  const last = useRef({ offset: 0, jumps: 0 });
  const follow = useCallback(({ isScrolling, scrollOffset }: Virtualizer<Window, Element>) => {
    const offset = scrollOffset ?? 0;
    const { offset: before, jumps: jumpsBefore } = last.current;
    if (isScrolling && offset === before) return; // a row was measured
    const jumps = isScrolling && Math.abs(offset - before) > FLING_PX ? jumpsBefore + 1 : 0;
    last.current = { offset, jumps };
    if (jumps > 1) setPace('fling');
    else if (jumps === 0) startTransition(() => setPace((now) => (now === 'fling' ? 'settling' : now)));
  }, []);
  useEffect(() => {
    if (pace !== 'settling') return;
    const frame = requestAnimationFrame(() => startTransition(() => setPace('reading')));
    return () => cancelAnimationFrame(frame);
  }, [pace]);
  return { pace, follow };
}

const isInSight = (index: number, range: Virtualizer<Window, Element>['range']): boolean =>
  range !== null && index >= range.startIndex && index <= range.endIndex;

type RowProps = Omit<PositionWindowProps, 'positions'> & {
  readonly position: Position;
  readonly shows: 'figures' | 'name';
  readonly measure: (element: HTMLElement | null) => void;
  readonly index: number;
  readonly count: number;
  readonly offset: number;
};

/** Renders a row. Figures that it has shown stay. */
function Row({ position, change, onOpen, shows, measure, index, count, offset }: RowProps) {
  const [isWhole, setWhole] = useState(shows === 'figures');
  if (!isWhole && shows === 'figures') setWhole(true);
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
}
