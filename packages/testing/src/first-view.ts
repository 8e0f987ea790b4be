/** Returns whether an element is visible before scrolling: within the viewport, and not covered by another element. */
export function isInFirstView(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (scrollY > 0 || top < 0 || bottom > innerHeight) return false;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element));
}
