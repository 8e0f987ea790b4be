import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, memo, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useDebouncedResize } from '../debounced-resize/debounced-resize.ts';
import {
  findRowAt,
  getMountedRows,
  HEADING_HEIGHT,
  type RowTops,
  scrollToCentre,
  scrollToShow,
} from './list-window.ts';
import type { PickerOption } from './option.ts';
import { headingStyles, optionStyles } from './picker.styles.ts';

/** The functions that scroll a `PickerList`. */
export type ListHandle = {
  /** Scrolls to the position that centres the row at `index`. */
  open: (index: number) => void;
  /** Scrolls the shortest distance that makes the row at `index` completely visible. */
  show: (index: number) => void;
};

/** The rows below one heading: `from` is inclusive, `to` exclusive. */
export type RowGroup = { label: string; from: number; to: number };

type PickerListProps = {
  ref: Ref<ListHandle>;
  id: string;
  label: string;
  options: readonly PickerOption[];
  /** The groups of the rows. Either all rows are in groups or none. */
  groups: readonly RowGroup[];
  /** Pixels per rem. */
  rem: number;
  tops: RowTops;
  /**
   * The height of all options in pixels, or undefined while they load. Options that do not match the search count too,
   * so that the height of the sheet does not change.
   */
  room: number | undefined;
  active: number;
  value: string;
  /** The index of the row to centre first, or -1 for the top. */
  start: number;
  onPick: (option: PickerOption) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Renders a list box that mounts only the visible rows and a few more above and below them. */
export function PickerList(props: PickerListProps) {
  const { ref, id, label, options, groups, rem, tops, room, active, value, start, onPick, onKeyDown } = props;
  const box = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState(() => innerHeight * EXPECTED_SHARE);
  const [scrollTop, setScrollTop] = useState(() => scrollToCentre(start, { viewport, tops }));
  const { from, to } = getMountedRows({ scrollTop, viewport, tops });

  useDebouncedResize(box, ({ height }) => setViewport(height));

  /** Stores the position of the first visible row, so that scrolling within one row does not render the list. */
  const follow = (element: HTMLElement) => setScrollTop(tops[findRowAt(element.scrollTop, tops)] ?? 0);
  const scroll = (to: (view: { scrollTop: number; viewport: number; tops: RowTops }) => number) => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = to({ scrollTop: element.scrollTop, viewport: element.clientHeight, tops });
    follow(element);
  };
  useImperativeHandle(ref, () => ({
    open: (index) => scroll((view) => scrollToCentre(index, view)),
    show: (index) => scroll((view) => scrollToShow(index, view)),
  }));

  const pickAt = (target: EventTarget) => {
    const place = target instanceof Element && target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    const option = options[Number(place) - 1];
    if (option) onPick(option);
  };
  const rows = (begin: number, end: number) =>
    options.slice(begin, Math.max(begin, end)).map((option, offset) => {
      const place = begin + offset;
      const heading = groups.some((group) => group.from === place) ? HEADING_HEIGHT * rem : 0;
      const top = (tops[place] ?? 0) + heading;
      return (
        <Row
          key={option.value}
          id={`${id}-${place}`}
          option={option}
          place={place}
          of={options.length}
          top={top}
          height={(tops[place + 1] ?? top) - top}
          active={place === active}
          chosen={option.value === value}
        />
      );
    });
  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={options[active] && `${id}-${active}`}
      className="min-h-0 overflow-y-auto overscroll-contain border-line border-t -outline-offset-2 [overflow-anchor:none]"
      style={{ flex: `0 1 ${room === undefined ? '100dvh' : `${room + BORDER}px`}` }}
      onScroll={(event) => follow(event.currentTarget)}
      onClick={(event) => pickAt(event.target)}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className="relative" style={{ height: tops.at(-1) }}>
        {groups.length === 0
          ? rows(from, to)
          : groups.map((group, index) => (
              <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
                <div
                  id={`${id}-group-${index}`}
                  role="presentation"
                  className={headingStyles()}
                  style={{ top: tops[group.from], height: HEADING_HEIGHT * rem }}
                >
                  {group.label}
                </div>
                {rows(Math.max(from, group.from), Math.min(to, group.to))}
              </div>
            ))}
      </div>
    </div>
  );
}

/** The estimated height of the list before the first layout, as a share of the height of the window. */
const EXPECTED_SHARE = 0.7;
/** The width of the border above the list, in pixels. */
const BORDER = 1;

type RowProps = {
  id: string;
  option: PickerOption;
  place: number;
  of: number;
  top: number;
  height: number;
  active: boolean;
  chosen: boolean;
};

const Row = memo(function Row({ id, option, place, of, top, height, active, chosen }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      aria-setsize={of}
      aria-posinset={place + 1}
      data-active={active || undefined}
      className={optionStyles()}
      style={{ top, height }}
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.aside && <span className="shrink-0 font-normal text-ink-muted">{option.aside}</span>}
      {chosen && <Check aria-hidden size="1.25rem" className="shrink-0" />}
    </div>
  );
});
