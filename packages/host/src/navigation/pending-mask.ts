import type { ToastStore } from '@quayside/ui/toast-store';
import { useLayoutEffect, useRef } from 'react';

/** The button, row or link that the customer pressed to open a page. */
export type PressedControl = HTMLElement | null;

/**
 * Masks the page, which blocks presses at once. The pressed control shows progress, and after a while `words` (tailwind.css). Without a control, the mask and
 * its toast appear late, because most pages load before a customer could read them. Returns a function that closes the mask.
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
 * Returns a ref to the control that the customer presses. It listens to clicks, because WebKit does not focus pressed buttons. It is null for the browser's
 * Back.
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
