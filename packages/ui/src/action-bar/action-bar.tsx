import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ElementProps } from '../element-props/element-props.ts';
import { useMergedRef } from '../element-props/use-merged-ref.ts';
import { keyboardInsetRef } from '../keyboard-inset/keyboard-inset.ts';

export type ActionBarProps = {
  /** One or two buttons, the primary one first. */
  children: ReactNode;
  /** A line of text above the buttons, such as the next step or the terms that the user accepts. */
  note?: ReactNode;
  /**
   * The layout of the buttons. `stack` puts one below the other; `row` puts short buttons side by side if they fit.
   * Default: `stack`.
   */
  layout?: 'stack' | 'row';
  /**
   * Where the bar is: `pinned` to the bottom of the screen, or at the `end` of the page. Use `end` if the user has to
   * read the page before pressing the button. Default: `pinned`.
   */
  placement?: 'pinned' | 'end';
} & ElementProps<'footer', 'children'>;

/**
 * Renders the primary actions of a screen in a `<footer>` landmark. The bar sticks to the bottom, above the on-screen
 * keyboard and the safe area. In a viewport that is low for the text size (landscape phones, large text) it is at the end of the page instead.
 * `data-keyboard`: open, closed.
 */
export const ActionBar = ({
  children,
  note,
  layout = 'stack',
  placement = 'pinned',
  className = '',
  ref,
  ...rest
}: ActionBarProps) => (
  <footer
    {...rest}
    ref={useMergedRef<HTMLElement>(keyboardInsetRef, ref)}
    data-part="action-bar"
    data-layout={layout}
    className={`${placements[placement]} border-line border-t bg-surface-raised pt-3 pb-[calc(0.75rem+var(--q-safe-bottom))] ${className}`}
  >
    <div className="mx-auto max-w-reading px-gutter">
      {note ? <div className="mb-2 text-caption text-ink-muted">{note}</div> : null}
      <div
        className={
          layout === 'row' ? 'flex flex-row-reverse flex-wrap gap-3 *:flex-[1_1_8rem]' : 'flex flex-col gap-2 *:w-full'
        }
      >
        {children}
      </div>
    </div>
  </footer>
);

const placements = {
  pinned: 'sticky bottom-pinned z-bar translate-y-[calc(-1*var(--q-keyboard-inset,0px))] data-[keyboard=open]:pb-3',
  end: '',
} as const;

/** The element that receives the actions: undefined without an outlet, null until the element has mounted. */
const OutletContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Renders its children, and below them an element into which a `Result` moves its actions. Place it in the flex column
 * that fills the screen, around the bar and `<main>`.
 */
export function ActionBarOutlet({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <OutletContext value={place}>
      {children}
      <div ref={setPlace} className="contents" />
    </OutletContext>
  );
}

/**
 * Renders the children in an action bar at the end of the screen. Renders `inline` instead if there is no
 * `ActionBarOutlet`.
 */
export function ActionsAtEnd({ children, inline }: { children: ReactNode; inline: ReactNode }) {
  const place = useContext(OutletContext);
  if (place === undefined) return inline;
  return place ? createPortal(<ActionBar>{children}</ActionBar>, place) : null;
}
