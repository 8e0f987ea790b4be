import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Turns } from './turns.ts';

/** Rows that are rendered before and after those on the screen. */
const AHEAD = 6;
/** Pixels a millisecond, a row a frame, above which nobody reads the figures of the rows that pass. */
const FLING_SPEED = 4;
/** Milliseconds over which the speed is taken: between two frames, a row that is measured moves the page too. */
const SPEED_MS = 50;

/** Where a list was left: the entry of the history, how far the page was scrolled, and the heights that rows had. */
type Place = {
  readonly key: string;
  readonly count: number;
  readonly top: number;
  readonly heights: VirtualItem[];
};

let left: Place | undefined;

/** Returns the rows near the viewport, how far the first is from the top of the page, and the turns in which rows get their figures; undefined: all at once. A page to which Back leads is scrolled to where it was left. */
export function useRowWindow(rowsOf: RefObject<HTMLElement | null>, count: number, height: number) {
  const [top, setTop] = useState(0);
  const { turns, follow } = useTurns();
  const { key } = useLocation();
  const [place] = useState(() => (left?.key === key && left.count === count ? left : undefined));
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: AHEAD,
    scrollMargin: top,
    useFlushSync: false,
    onChange: follow,
    initialMeasurementsCache: place?.heights ?? [],
  });
  useLayoutEffect(
    () => () => {
      left = { key, count, top: scrollY, heights: rows.takeSnapshot() }; // while the page is as high as it was
    },
    [key, count, rows],
  );
  useEffect(() => {
    if (place) queueMicrotask(() => scrollTo(0, place.top)); // after the page is scrolled to its top, before the paint
  }, [place]);
  useLayoutEffect(() => {
    const measure = () => {
      const at = rowsOf.current?.getBoundingClientRect().top;
      if (at !== undefined) setTop(Math.round(at + window.scrollY));
    };
    measure();
    // The page grows when the charts above the rows load.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [rowsOf]);
  return { rows, top, turns };
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
