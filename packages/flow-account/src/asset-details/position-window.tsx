import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { PositionRow } from './position-row.tsx';
import type { Position } from './positions.ts';

export type PositionWindowProps = {
  readonly positions: readonly Position[];
  readonly currency: string;
  readonly onOpen: (position: Position) => void;
};

/** Estimated height of a row in pixels. Each row is measured once it is rendered, because names and amounts wrap. */
const ROW_PX = 92;
/** Rows that are rendered before and after those on the screen. */
const AHEAD = 6;

/** Renders the rows near the viewport, so that 10,000 positions scroll smoothly. Screen readers get the place and total of each. */
export function PositionWindow({ positions, currency, onOpen }: PositionWindowProps) {
  const t = useText(account);
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: positions.length,
    estimateSize: () => ROW_PX,
    overscan: AHEAD,
    scrollMargin: top,
    useFlushSync: false,
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
          <li
            // A row is a place in the list: another order or search changes what it shows, and measures and renders no row anew.
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={positions.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 border-line border-b last:border-b-0"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <PositionRow position={position} currency={currency} onOpen={onOpen} />
          </li>
        );
      })}
    </ul>
  );
}
