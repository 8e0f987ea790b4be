import { type RefObject, useEffect, useRef } from 'react';
import { rootOf } from '../dom-root/dom-root.ts';

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
    const root: Node = container.current ? rootOf(container.current) : document; // a shadow root's events name its host outside
    root.addEventListener('focusin', follow as EventListener);
    return () => root.removeEventListener('focusin', follow as EventListener);
  }, [container]);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.current && lost) target.current?.focus({ preventScroll: true });
  }, [state, target]);
}
