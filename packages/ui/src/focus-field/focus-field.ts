import { rootOf } from '../dom-root/dom-root.ts';

const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/**
 * Unfolds what holds a field, scrolls its label into view and focuses its first control. `root` is a document or an embedded root.
 * Returns false if there is no such field.
 */
export function focusField(root: ParentNode, id: string): boolean {
  const field = root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!field) return false;
  const control = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  for (let within = field.closest('details'); within; within = within.parentElement?.closest('details') ?? null) {
    within.dataset.atOnce = ''; // what still unfolds would be scrolled to the wrong place
    within.open = true; // what is folded cannot be focused
  }
  labelOf(field).scrollIntoView({ block: 'center' }); // Centred, so that sticky bars at the top and bottom do not cover it.
  (control ?? field).focus({ preventScroll: true });
  return true;
}

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
