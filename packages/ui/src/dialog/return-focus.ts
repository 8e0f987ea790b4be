import { useRef } from 'react';
import { rootInFocus } from '../dom-root/dom-root.ts';

/**
 * Brings focus back to where it was when the overlay opened. Radix Dialog 1.3 does so for its own trigger alone, and drops focus on the
 * body when it is opened by state.
 */
export function useReturnFocus() {
  const from = useRef<Element | null>(null);
  return {
    remember: () => {
      from.current = rootInFocus().activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (from.current instanceof HTMLElement) from.current.focus();
    },
  };
}
