import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { tabListStyles, tabStyles } from './tabs.styles.ts';

/** A tab and its content. The component renders only the content of the selected tab. */
export type Tab = { id: string; label: string; content: ReactNode };

export type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab. */
  value: string;
  onValueChange: (id: string) => void;
  /**
   * The layout of the tabs. Use `line` for two or three short labels, and `row` for up to four, which share a line if
   * they fit. `grid` shows four labels in two rows, or in one row if there is room. Default: `line`.
   */
  variant?: 'line' | 'row' | 'grid';
};

/**
 * Renders a `role="tablist"` and the selected `role="tabpanel"`. Left and right arrow keys, Home and End select a tab.
 */
export function Tabs({ label, tabs, value, onValueChange: onChange, variant = 'line' }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === value);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    onChange(tabs[next]?.id ?? value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="@container">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className={tabListStyles({ variant })}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-selected={id === value}
            aria-controls={`${base}${id}-panel`}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
            className={tabStyles({ variant })}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}${value}-panel`} aria-labelledby={`${base}${value}`} className="pt-4">
        {shown?.content}
      </div>
    </div>
  );
}
