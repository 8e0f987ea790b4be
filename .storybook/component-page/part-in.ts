/** Returns the part of an example at a place of a guide: a CSS selector, or `text=` with words that the part begins with. */
export function partIn(box: Element, at: string): Element | null {
  if (!at.startsWith('text=')) return box.querySelector(`[data-example] ${at}`);
  const words = at.slice('text='.length);
  return (
    [...box.querySelectorAll('[data-example] *')].findLast((one) => one.textContent.trim().startsWith(words)) ?? null
  );
}
