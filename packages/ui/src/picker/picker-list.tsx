import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, memo, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useDebouncedResize } from '../debounced-resize/debounced-resize.ts';
import { mountedRows, type RowTops, rowAt, scrollToCentre, scrollToShow } from './list-window.ts';
import type { PickerOption } from './option.ts';
import { optionStyles } from './picker.styles.ts';

export type ListHandle = {
  /** brings a row into the middle, once the list is laid out */
  open: (index: number) => void;
  /** scrolls as little as possible */
  show: (index: number) => void;
};

type PickerListProps = {
  ref: Ref<ListHandle>;
  id: string;
  label: string;
  options: readonly PickerOption[];
  tops: RowTops;
  /** px that all options need; undefined until they are known. It does not follow a search, so the sheet keeps its height. */
  room: number | undefined;
  active: number;
  value: string;
  /** the row that is in the middle at first; -1 for the top */
  start: number;
  onPick: (option: PickerOption) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A list box that mounts the rows in sight. */
export function PickerList(props: PickerListProps) {
  const { ref, id, label, options, tops, room, active, value, start, onPick, onKeyDown } = props;
  const box = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState(() => innerHeight * EXPECTED_SHARE);
  const [scrollTop, setScrollTop] = useState(() => scrollToCentre(start, { viewport, tops }));
  const { from, to } = mountedRows({ scrollTop, viewport, tops });

  useDebouncedResize(box, ({ height }) => setViewport(height));

  /** Renders again when another row comes first, not at every pixel. */
  const follow = (element: HTMLElement) => setScrollTop(tops[rowAt(element.scrollTop, tops)] ?? 0);
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
        {options.slice(from, to).map((option, offset) => {
          const place = from + offset;
          const top = tops[place] ?? 0;
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
        })}
      </div>
    </div>
  );
}

/** of the window's height, before the list is laid out */
const EXPECTED_SHARE = 0.7;
/** px, above the list */
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
      {chosen && <Check aria-hidden size={20} className="shrink-0" />}
    </div>
  );
});
