import { getRoot } from '@quayside/ui/internals/dom-root';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to `target` if a change of `state` removes the focused button in `container`. Focus outside `container`
 * does not change.
 */
export function useFocusFallback(
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
    const root: Node = container.current ? getRoot(container.current) : document; // outside a shadow root, events expose only its host
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
