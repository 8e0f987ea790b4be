/** Returns whether the whole height of an element is on the screen, with nothing over its centre, such as a bar. The page may be scrolled. */
export function isOnScreen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && element.contains(seen);
}
