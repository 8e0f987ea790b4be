/** Milliseconds. */
const duration = 200;

/**
 * Lets `lines`, which have come into the sticky header of a page, slide in from its edge. A page that is scrolled stays where it is, below them; one at its start
 * moves down with their edge. With reduced motion they are there at once. `scrolled`: how far the page was scrolled before they came. A browser that keeps the place of
 * what is read has scrolled since.
 */
export function slideIn(lines: HTMLElement | null, scrolled: number): void {
  const header = lines?.closest<HTMLElement>('[data-part=nav-bar]');
  const main = header?.parentElement?.querySelector<HTMLElement>('main');
  if (!lines || !header || !main || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { height } = lines.getBoundingClientRect();
  const before = main.getBoundingClientRect().top + scrollY - height - scrolled;
  const isKept = scrollY > scrolled;
  if (!isKept) scrollTo({ top: scrolled + Math.min(height, scrolled), behavior: 'instant' });
  const moved = isKept ? 0 : main.getBoundingClientRect().top - before;
  const timing = { duration, easing: 'ease-out' };
  header.animate({ clipPath: [`inset(0 0 ${height}px)`, 'inset(0)'] }, timing);
  if (Math.abs(moved) > 1) main.animate({ transform: [`translateY(${-moved}px)`, 'none'] }, timing);
}
