import type { ReactNode } from 'react';
import { keyboardInsetRef } from '../keyboard-inset/keyboard-inset.ts';

/** The buttons at the foot of a screen, and what is said above them. */
export type ActionBarProps = {
  /** the primary button first; at most two */
  children: ReactNode;
  /** a line above the buttons: what happens next, or what is being agreed to */
  note?: ReactNode;
  /** `row` puts short buttons beside each other where they fit */
  layout?: 'stack' | 'row';
};

/**
 * The primary action of a screen, always in reach: sticks to the bottom, above the on-screen keyboard and the safe area; on very low
 * viewports (400 % zoom, a phone lying down) it stands at the end of the page instead. Renders a `<footer>`, so that its note is in a landmark; `data-keyboard`: open, closed.
 */
export const ActionBar = ({ children, note, layout = 'stack' }: ActionBarProps) => (
  <footer
    ref={keyboardInsetRef}
    data-layout={layout}
    className="sticky bottom-0 z-bar translate-y-[calc(-1*var(--q-keyboard-inset,0px))] border-line border-t bg-surface-raised px-gutter pt-3 pb-[calc(0.75rem+var(--q-safe-bottom))] data-[keyboard=open]:pb-3 [@media(max-height:22rem)]:static"
  >
    <div className="mx-auto max-w-reading">
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
