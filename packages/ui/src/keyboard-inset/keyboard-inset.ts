type Viewport = { height: number; offsetTop: number; scale: number };

/**
 * How much of the layout viewport's bottom the on-screen keyboard covers, CSS pixels. While the page is pinched larger it is 0: then
 * the visual viewport is small for another reason.
 */
export function keyboardInset(layoutHeight: number, { height, offsetTop, scale }: Viewport): number {
  return scale > 1.01 ? 0 : Math.max(0, Math.round(layoutHeight - height - offsetTop));
}

/**
 * A `ref` that keeps `--q-keyboard-inset` and `data-keyboard` (`open`, `closed`) on its element, without rendering again.
 * Needed because iOS, and Chrome from 108, lay the keyboard over the page instead of making the page smaller.
 */
export function keyboardInsetRef(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!element || !viewport) return undefined;
  const update = () => {
    const inset = keyboardInset(window.innerHeight, viewport);
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
