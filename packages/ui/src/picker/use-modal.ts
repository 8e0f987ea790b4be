import { type RefObject, useLayoutEffect } from 'react';
import { keyboardInsetRef } from '../keyboard-inset/keyboard-inset.ts';
import { animateSheetIn, animateSheetOut } from './sheet-motion.ts';

/**
 * Opens the parent `<dialog>` as modal while mounted. Call it in the first child, so that later children can measure
 * their layout. `focus` is the selector of the element to focus first. A native dialog opens faster than a dialog
 * library, which takes 1.5 times as long.
 */
export function useModal(inside: RefObject<Element | null>, focus: string): void {
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return undefined;
    // `showModal` reads the attribute. React's `autoFocus` would focus before the dialog is open.
    dialog.querySelector(focus)?.setAttribute('autofocus', '');
    // Style changes come first, because `showModal` computes styles and layout to set the focus.
    const unwatch = keyboardInsetRef(dialog);
    const release = lockScroll();
    dialog.showModal();
    animateSheetIn(dialog);
    return () => {
      animateSheetOut(dialog);
      unwatch?.();
      release();
      dialog.close();
    };
  }, [inside, focus]);
}

function lockScroll(): () => void {
  const { style } = document.documentElement;
  const before = style.overflow;
  style.overflow = 'hidden';
  return () => {
    style.overflow = before;
  };
}
