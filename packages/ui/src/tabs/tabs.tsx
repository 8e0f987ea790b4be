import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { useControlled } from '../use-controlled/use-controlled.ts';
import { tabListStyles, tabStyles } from './tabs.styles.ts';

/** A tab and its content. The component renders only the content of the selected tab. */
export type Tab = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean };

export type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, each with `id`, `label` and `content`. */
  tabs: readonly Tab[];
  /** The id of the selected tab. Without it, the component stores the selection itself. */
  value?: string;
  /** The id of the tab that is selected at first. Default: the first tab that is not disabled. */
  defaultValue?: string;
  /** Called with the id of the tab that the user selects. */
  onValueChange?: (id: string) => void;
  /**
   * The layout of the tabs. Use `line` for two or three short labels, and `row` for up to four, which share a line if
   * they fit. `grid` shows four labels in two rows, or in one row if there is room. Default: `line`.
   */
  variant?: 'line' | 'row' | 'grid';
} & ElementProps<'div', 'defaultValue' | 'children'>;

/**
 * Renders a `role="tablist"` and the selected `role="tabpanel"`. Left and right arrow keys, Home and End select a tab,
 * and skip disabled ones.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, value: given, defaultValue, onValueChange, variant = 'line', className = '', ...rest } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.filter(({ disabled }) => !disabled);
  const [value, change] = useControlled(given, defaultValue ?? open[0]?.id ?? '', onValueChange);
  const shown = tabs.find((tab) => tab.id === value);
  const move = (event: KeyboardEvent) => {
    const at = open.findIndex((tab) => tab.id === value);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key];
    if (target === undefined || open.length === 0) return;
    event.preventDefault();
    const next = (target + open.length) % open.length;
    change(open[next]?.id ?? value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled')[next]?.focus();
  };
  return (
    <div {...rest} className={`@container ${className}`}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className={tabListStyles({ variant })}
      >
        {tabs.map(({ id, label, disabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            disabled={disabled}
            aria-selected={id === value}
            aria-controls={id === value ? `${base}${id}-panel` : undefined}
            tabIndex={id === value ? 0 : -1}
            onClick={() => change(id)}
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
