import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, memo, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useStable } from '../field/use-stable.ts';
import { mountedRows, scrollToCentre, scrollToShow } from './list-window.ts';
import type { PickerOption } from './option.ts';
import { optionStyles } from './picker.styles.ts';

export type ListHandle = { show: (index: number) => void; toTop: () => void };

type PickerListProps = {
  ref: Ref<ListHandle>;
  id: string;
  label: string;
  options: readonly PickerOption[];
  /** rem that all options need; undefined until they are known. It does not follow a search, so the sheet keeps its height. */
  room: number | undefined;
  /** rem */
  row: number;
  active: number;
  value: string;
  /** the row to open at; -1 for the top */
  start: number;
  onPick: (option: PickerOption) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A list box that mounts the rows in sight. */
export function PickerList({
  ref,
  id,
  label,
  options,
  room,
  row,
  active,
  value,
  start,
  onPick,
  onKeyDown,
}: PickerListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const height = row * rem;
  const [viewport, setViewport] = useState(() => innerHeight * 0.7);
  const [scrollTop, setScrollTop] = useState(() =>
    scrollToCentre(start, { viewport, row: height, count: options.length }),
  );
  const { from, to } = mountedRows({ scrollTop, viewport, row: height, count: options.length });
  const pickAt = (target: EventTarget) => {
    const place = target instanceof Element && target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    const option = options[Number(place) - 1];
    if (option) onPick(option);
  };

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setViewport(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const ready = room !== undefined;
  const openAt = useStable((element: HTMLElement) => {
    element.scrollTop = scrollToCentre(start, { viewport: element.clientHeight, row: height, count: options.length });
  });
  useLayoutEffect(() => {
    if (ready && box.current) openAt(box.current);
  }, [ready, openAt]);

  useImperativeHandle(ref, () => ({
    show(index) {
      const element = box.current;
      if (!element) return;
      const view = { scrollTop: element.scrollTop, viewport: element.clientHeight, row: height, count: options.length };
      element.scrollTop = scrollToShow(index, view);
      setScrollTop(element.scrollTop);
    },
    toTop() {
      if (box.current) box.current.scrollTop = 0;
      setScrollTop(0);
    },
  }));

  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={options[active] && `${id}-${active}`}
      className="min-h-0 overflow-y-auto overscroll-contain border-line border-t -outline-offset-2"
      style={{ flex: `0 1 ${room === undefined ? '100dvh' : `${room}rem`}` }}
      onScroll={(event) => setScrollTop(Math.floor(event.currentTarget.scrollTop / height) * height)}
      onClick={(event) => pickAt(event.target)}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className="relative" style={{ height: `${options.length * row}rem` }}>
        {options.slice(from, to).map((option, offset) => (
          <Row
            key={option.value}
            id={`${id}-${from + offset}`}
            option={option}
            place={from + offset}
            of={options.length}
            row={row}
            active={from + offset === active}
            chosen={option.value === value}
          />
        ))}
      </div>
    </div>
  );
}

type RowProps = {
  id: string;
  option: PickerOption;
  place: number;
  of: number;
  row: number;
  active: boolean;
  chosen: boolean;
};

const Row = memo(function Row({ id, option, place, of, row, active, chosen }: RowProps) {
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
      style={{ top: `${place * row}rem`, height: `${row}rem` }}
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.aside && <span className="shrink-0 font-normal text-ink-muted">{option.aside}</span>}
      {chosen && <Check aria-hidden size={20} className="shrink-0" />}
    </div>
  );
});
