import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { Anchor } from '../link/anchor.tsx';
import { useControlled } from '../use-controlled/use-controlled.ts';

/** A part of the app, with the link to it. Without `href` and `render`, it is a button. */
export type TabBarItem = {
  id: string;
  /** One word. */
  label: string;
  /** An icon of 24 px, or a `Badge` around one. */
  icon: ReactNode;
  href?: string;
  /** The link of a router to render instead of an `<a>`, such as `<Link to="/accounts" />`. */
  render?: ReactElement;
};

export type TabBarProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** Three to five parts of the app. */
  items: readonly TabBarItem[];
  /** The id of the current part. Without it, the component stores the choice itself. */
  value?: string;
  /** The id of the part that is current at first. Default: the first part. */
  defaultValue?: string;
  /** Called with the id of the part that the user presses. */
  onValueChange?: (id: string) => void;
} & ElementProps<'nav', 'defaultValue' | 'children'>;

/**
 * Renders the main parts of an app as a `<nav>` that sticks to the bottom of the screen, above the home indicator. The
 * current part has `aria-current`.
 */
export function TabBar(props: TabBarProps) {
  const { label, items, value: given, defaultValue, onValueChange, className = '', ...rest } = props;
  const [value, change] = useControlled(given, defaultValue ?? items[0]?.id ?? '', onValueChange);
  return (
    <nav
      aria-label={label}
      {...rest}
      className={`sticky bottom-pinned z-bar border-line border-t bg-surface-raised pb-(--q-safe-bottom) ${className}`}
    >
      <ul className="mx-auto my-0 flex max-w-reading list-none p-0">
        {items.map((item) => (
          <li key={item.id} className="flex min-w-0 flex-1">
            <Part item={item} isCurrent={item.id === value} onPress={() => change(item.id)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PartProps = { item: TabBarItem; isCurrent: boolean; onPress: () => void };

function Part({ item: { label, icon, href, render }, isCurrent, onPress }: PartProps) {
  const shared = {
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick: onPress,
    className:
      'flex min-h-[3.25rem] min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 border-0 bg-transparent px-1 py-1.5 text-center text-caption text-ink-muted no-underline -outline-offset-2! transition-colors hover:bg-accent-soft active:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent',
  };
  const content = (
    <>
      {icon}
      <span className="max-w-full">{label}</span>
    </>
  );
  return href === undefined && !render ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <Anchor {...shared} {...{ href, render }}>
      {content}
    </Anchor>
  );
}
