import { useText } from '@quayside/i18n/use-text';
import { memo, useRef } from 'react';
import { account } from '../account/texts.ts';
import { PositionRow, type PositionRowProps } from './position-row.tsx';
import type { Position } from './positions.ts';
import { useRowWindow } from './use-row-window.ts';
import { useIsRowComplete, type WindowedRow } from './windowed-row.ts';

export type PositionWindowProps = {
  readonly positions: readonly Position[];
  readonly change: PositionRowProps['change'];
  readonly onOpen: (position: Position) => void;
};

/** Estimated height of a row in pixels. Each row is measured once it is mounted, because names and amounts wrap. */
const ROW_PX = 69;

/**
 * Renders a list in which only rows near the viewport are mounted, so that 10,000 positions scroll smoothly. A new row first shows its name, then its figures.
 * Screen readers get each row's index and the total count.
 */
export function PositionWindow({ positions, change, onOpen }: PositionWindowProps) {
  const t = useText(account);
  const list = useRef<HTMLUListElement>(null);
  const { rows, top, turns } = useRowWindow(list, positions.length, ROW_PX);
  return (
    <ul
      ref={list}
      aria-label={t('details.positions', { count: positions.length })}
      className="relative m-0 list-none overflow-hidden p-0"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const position = positions[index];
        if (!position) return null;
        return (
          <Row
            // The key is the index, so that another order or search changes the content of rows without a remount or another measurement.
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

type RowProps = WindowedRow &
  Pick<PositionWindowProps, 'change'> & {
    readonly count: number;
    readonly offset: number;
  };

/** Renders a row of the list. Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({ position, change, onOpen, turns, measure, index, count, offset }: RowProps) {
  const isWhole = useIsRowComplete({ turns, index });
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
