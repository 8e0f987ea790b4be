type Viewport = { height: number; offsetTop: number; scale: number };

/**
 * Returns the height of the on-screen keyboard over the page, in CSS pixels. Returns 0 while the page is zoomed in,
 * because zoom also makes the visual viewport smaller.
 */
export function keyboardInset(layoutHeight: number, { height, offsetTop, scale }: Viewport): number {
  return scale > 1.01 ? 0 : Math.max(0, Math.round(layoutHeight - height - offsetTop));
}

/** The elements whose focus opens the keyboard. */
const editable = 'input, textarea, select, [contenteditable]';

/**
 * Sets `--q-keyboard-inset` and `data-keyboard` (`open`, `closed`) on an element, without rendering. Use it as a ref
 * callback. iOS, and Chrome from version 108, show the keyboard over the page instead of resizing it.
 */
export function keyboardInsetRef(element: HTMLElement): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!viewport) return undefined;
  const update = () => {
    // A page that is too wide while it arrives makes the layout viewport higher than the visual one.
    const inset = document.activeElement?.matches(editable) ? keyboardInset(window.innerHeight, viewport) : 0;
    element.style.setProperty('--q-keyboard-inset', `${inset}px`);
    element.dataset.keyboard = inset > 0 ? 'open' : 'closed';
  };
  update();
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
