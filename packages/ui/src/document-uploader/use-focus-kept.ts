import { type RefObject, useEffect, useRef } from 'react';

/**
 * The pressed button is often gone in the next state. Focus that was inside `container` then goes to `target` instead of falling back to
 * the top of the page; focus that was elsewhere stays there.
 */
export function useFocusKept(
  state: string,
  container: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> = container,
): void {
  const before = useRef(state);
  const inside = useRef(false);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      inside.current = event.target instanceof Node && (container.current?.contains(event.target) ?? false);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [container]);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.current && lost) target.current?.focus({ preventScroll: true });
  }, [state, target]);
}
