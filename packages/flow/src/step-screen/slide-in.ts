import { arrival } from '@quayside/ui/internals/motion';

/**
 * Slides in lines that were added to the page's sticky header. A scrolled page stays in place, and a page at its start moves down with the edge of the lines.
 * With reduced motion, the lines appear at once.
 * @param scrolled scroll position before the lines were added; a browser with scroll anchoring has scrolled since
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
  header.animate({ clipPath: [`inset(0 0 ${height}px)`, 'inset(0)'] }, arrival);
  if (Math.abs(moved) > 1) main.animate({ transform: [`translateY(${-moved}px)`, 'none'] }, arrival);
}
