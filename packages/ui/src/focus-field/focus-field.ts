import { rootOf } from '../dom-root/dom-root.ts';

const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/**
 * Unfolds what holds a field, scrolls its label into view, without cutting the page's title in half, and focuses its first control. `root` is a document or an embedded root.
 * Returns false if there is no such field. `smoothly`: the page scrolls in sight of the user, unless they prefer reduced motion; the control has focus at once.
 */
export function focusField(root: ParentNode, id: string, scroll: 'at-once' | 'smoothly' = 'at-once'): boolean {
  const field = root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!field) return false;
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  for (let within = field.closest('details'); within; within = within.parentElement?.closest('details') ?? null) {
    within.dataset.atOnce = ''; // what still unfolds would be scrolled to the wrong place
    within.open = true; // what is folded cannot be focused
  }
  const before = scrollY;
  labelOf(field).scrollIntoView({ block: 'center' }); // Centred, so that sticky bars at the top and bottom do not cover it.
  showWholeTitle(rootOf(field));
  (control ?? field).focus({ preventScroll: true });
  if (scroll === 'smoothly' && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const top = scrollY;
    scrollTo({ top: before, behavior: 'instant' });
    scrollTo({ top, behavior: 'smooth' });
  }
  return true;
}

/** Scrolls back where the bar covers a part of the page's title: it has grown by the line of errors. The field, in the middle, stays in sight. */
function showWholeTitle(root: ParentNode) {
  const bar = root.querySelector('[data-part=nav-bar]')?.getBoundingClientRect();
  const title = root.querySelector('main h1')?.getBoundingClientRect();
  if (bar && title && title.top < bar.bottom && title.bottom > bar.bottom)
    scrollBy(0, title.top - bar.bottom - TITLE_GAP);
}

/** The space above a title, in pixels. */
const TITLE_GAP = 24;

function labelOf(field: HTMLElement): HTMLElement {
  if (field instanceof HTMLFieldSetElement) return field.querySelector('legend') ?? field;
  if ('labels' in field && field.labels instanceof NodeList && field.labels[0] instanceof HTMLElement)
    return field.labels[0];
  const labelledBy = field.getAttribute('aria-labelledby')?.split(' ')[0];
  return (
    (labelledBy ? rootOf(field).getElementById(labelledBy) : null) ??
    field.closest('fieldset')?.querySelector('legend') ??
    field
  );
}
