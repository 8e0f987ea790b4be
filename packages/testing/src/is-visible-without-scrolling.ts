/**
 * Returns whether the customer sees an element before scrolling. The page must not be scrolled, and the element must be within the height of the viewport, with
 * nothing over its centre.
 */
export function isVisibleWithoutScrolling(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (scrollY > 0 || top < 0 || bottom > innerHeight) return false;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return seen !== null && (element.contains(seen) || seen.contains(element));
}
