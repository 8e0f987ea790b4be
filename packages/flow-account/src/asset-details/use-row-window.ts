import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RowRenderQueue } from './row-render-queue.ts';

/** The number of rows that are mounted before the first and after the last visible row. */
const AHEAD = 6;
/** The scroll speed in pixels per millisecond above which customers cannot read: about one row in each frame. */
const FLING_SPEED = 4;
/** Minimum interval in milliseconds between two measurements of the speed. Within one frame, a measured row moves the page too. */
const SPEED_MS = 50;

/** The place in a list that the customer left: history entry, number of rows, scroll position in pixels, and measured row heights. */
type Place = {
  readonly key: string;
  readonly count: number;
  readonly top: number;
  readonly heights: VirtualItem[];
};

let left: Place | undefined;

/**
 * Returns the virtualizer of the list (`rows`), the distance in pixels from the top of the page to its first row (`top`), and the `RowRenderQueue` (`turns`).
 * Restores the scroll position after Back.
 */
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
      left = { key, count, top: scrollY, heights: rows.takeSnapshot() }; // before the unmounted list reduces the height of the page
    },
    [key, count, rows],
  );
  useEffect(() => {
    if (place) queueMicrotask(() => scrollTo(0, place.top)); // after the router scrolls to the top, and before the paint
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

/**
 * Returns the queue, or undefined until the first scroll, so that the first rows render at once. The queue pauses during fast scrolling, but not for a single
 * jump such as a page down.
 */
function useTurns() {
  const [turns, setTurns] = useState<RowRenderQueue>();
  const last = useRef({ offset: 0, at: 0 });
  const follow = useCallback(
    ({ isScrolling, scrollOffset, range }: Virtualizer<Window, Element>) => {
      const [offset, at] = [scrollOffset ?? 0, performance.now()];
      if (isScrolling && !turns) setTurns(new RowRenderQueue());
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
