/** Returns whether an element is visible without scrolling: within the window, and not covered by a bar. */
export function isInFirstView(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (scrollY > 0 || top < 0 || bottom > innerHeight) return false;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element));
}
