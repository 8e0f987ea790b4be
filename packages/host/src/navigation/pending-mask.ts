import type { ToastStore } from '@quayside/ui/toast-store';
import { useLayoutEffect, useRef } from 'react';

/** The button, row or link whose press started the navigation; null for the browser's Back. */
export type PressedControl = HTMLElement | null;

/**
 * Covers the page with a mask that blocks presses. The pressed control shows progress, and later the text `words`. Without a control, mask and toast appear
 * late, because most pages load sooner. Returns a function that closes the mask.
 */
export function openMask(toasts: ToastStore, pressed: PressedControl, words: string): () => void {
  const id = toasts.loading(undefined, { paint: 'late' });
  if (pressed) pressed.dataset.going = words;
  return () => {
    delete pressed?.dataset.going;
    toasts.dismiss(id);
  };
}

/**
 * Returns a ref to the control that the customer is pressing, until the press is handled; otherwise null. Listens to clicks, because WebKit does not focus
 * pressed buttons.
 */
export function usePressedControl() {
  const pressed = useRef<PressedControl>(null);
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
      setTimeout(() => {
        pressed.current = null;
      });
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, []);
  return pressed;
}
