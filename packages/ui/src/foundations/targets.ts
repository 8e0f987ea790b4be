/** The minimum width and height of a control in CSS pixels (WCAG 2.2, 2.5.5 enhanced). */
export const minimumTargetSize = 44;

const interactive =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"]';

/** A control that is too small, with its accessible name and its size in CSS pixels. */
export type SmallTarget = { element: Element; name: string; width: number; height: number };

/**
 * Returns the controls below `root` that are smaller than 44 × 44 px, including their labels. Ignores links in
 * sentences (as 2.5.5 does), disabled controls and invisible controls.
 */
export function findSmallTargets(root: ParentNode): SmallTarget[] {
  return [...root.querySelectorAll<HTMLElement>(interactive)].flatMap((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.matches(':disabled'))
      return [];
    if (element.closest('[inert], [aria-hidden="true"]') || isInSentence(element)) return [];
    const { width, height } = getTargetSize(element);
    const small = Math.round(width) < minimumTargetSize || Math.round(height) < minimumTargetSize;
    return small ? [{ element, name: nameOf(element), width: Math.round(width), height: Math.round(height) }] : [];
  });
}

/**
 * Returns the size of a target in CSS pixels: the largest of the element, its labels and an absolutely positioned
 * `::after`.
 */
function getTargetSize(element: HTMLElement): { width: number; height: number } {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
  const grown = getComputedStyle(element, '::after');
  const cover =
    grown.content !== 'none' && grown.position === 'absolute'
      ? [{ width: Number.parseFloat(grown.width) || 0, height: Number.parseFloat(grown.height) || 0 }]
      : [];
  const all = [...boxes, ...cover];
  return {
    width: Math.max(...all.map(({ width }) => width)),
    height: Math.max(...all.map(({ height }) => height)),
  };
}

function isInSentence(element: Element): boolean {
  if (!element.matches('a[href], button') || getComputedStyle(element).display !== 'inline') return false;
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return element.getAttribute('aria-label') ?? label ?? (element.textContent?.trim() || element.tagName.toLowerCase());
}
