import { type RefObject, useLayoutEffect } from 'react';
import { keyboardInsetRef } from '../keyboard-inset/keyboard-inset.ts';

/**
 * Makes the `<dialog>` around `inside` modal while it is mounted. Called by the first part of the dialog, so that it is open when the next one lays
 * itself out: the page behind is inert and does not scroll, Escape and Android's back close it, focus starts
 * at `focus` (a selector) and the sheet stays above the on-screen keyboard. The browser's own top layer costs 1.03 × a plain
 * `<div>`, a dialog library 1.5 × (reference, performance.md).
 */
export function useModal(inside: RefObject<Element | null>, focus: string): void {
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return undefined;
    // The attribute, not React's autoFocus, which focuses before the dialog is open: showModal reads it.
    dialog.querySelector(focus)?.setAttribute('autofocus', '');
    dialog.showModal();
    const release = holdPage();
    const unwatch = keyboardInsetRef(dialog);
    return () => {
      unwatch?.();
      release();
      dialog.close();
    };
  }, [inside, focus]);
}

function holdPage(): () => void {
  const { style } = document.documentElement;
  const before = style.overflow;
  style.overflow = 'hidden';
  return () => {
    style.overflow = before;
  };
}
