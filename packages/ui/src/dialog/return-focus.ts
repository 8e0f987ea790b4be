import { useRef } from 'react';
import { getFocusedRoot } from '../dom-root/dom-root.ts';

/**
 * Returns `remember`, to call when an overlay opens, and a handler that restores focus on close. Radix Dialog 1.3
 * restores focus only to its own trigger, and otherwise focuses the body.
 */
export function useReturnFocus() {
  const from = useRef<Element | null>(null);
  return {
    remember: () => {
      from.current = getFocusedRoot().activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (from.current instanceof HTMLElement) from.current.focus();
    },
  };
}
