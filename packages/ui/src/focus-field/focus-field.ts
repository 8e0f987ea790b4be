import { getRoot } from '../dom-root/dom-root.ts';

const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/**
 * Opens the disclosures around a field, scrolls its label into view and focuses its first control. Leaves the title of
 * the page either fully visible or off screen. `root` is a document, or the root of an embedded flow. With `smoothly`,
 * the scroll is animated unless the user prefers reduced motion; the control gets focus immediately. Returns whether
 * the field exists.
 */
export function focusField(root: ParentNode, id: string, scroll: 'at-once' | 'smoothly' = 'at-once'): boolean {
  const field = root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!field) return false;
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  for (let within = field.closest('details'); within; within = within.parentElement?.closest('details') ?? null) {
    within.dataset.atOnce = ''; // an animation would make the scroll position wrong
    within.open = true; // content of a closed disclosure cannot get focus
  }
  const before = scrollY;
  findLabel(field).scrollIntoView({ block: 'center' }); // centred, so that sticky bars at the top and bottom do not cover it
  showWholeTitle(getRoot(field));
  (control ?? field).focus({ preventScroll: true });
  if (scroll === 'smoothly' && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const top = scrollY;
    scrollTo({ top: before, behavior: 'instant' });
    scrollTo({ top, behavior: 'smooth' });
  }
  return true;
}

/**
 * Scrolls back if the sticky bar covers part of the title, because the error summary has made the bar higher. The field
 * is in the middle of the screen, so it stays visible.
 */
function showWholeTitle(root: ParentNode) {
  const bar = root.querySelector('[data-part=nav-bar]')?.getBoundingClientRect();
  const title = root.querySelector('main h1')?.getBoundingClientRect();
  if (bar && title && title.top < bar.bottom && title.bottom > bar.bottom)
    scrollBy(0, title.top - bar.bottom - TITLE_GAP);
}

/** The space between the sticky bar and the title, in pixels. */
const TITLE_GAP = 24;

function findLabel(field: HTMLElement): HTMLElement {
  if (field instanceof HTMLFieldSetElement) return field.querySelector('legend') ?? field;
  if ('labels' in field && field.labels instanceof NodeList && field.labels[0] instanceof HTMLElement)
    return field.labels[0];
  const labelledBy = field.getAttribute('aria-labelledby')?.split(' ')[0];
  return (
    (labelledBy ? getRoot(field).getElementById(labelledBy) : null) ??
    field.closest('fieldset')?.querySelector('legend') ??
    field
  );
}
