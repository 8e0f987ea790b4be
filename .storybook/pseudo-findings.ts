import { isValidElement } from 'react';
import { sampleDataPatterns, sampleDataWords } from './pseudo-data.ts';

const packs = import.meta.glob<Record<string, string>>(
  ['../packages/i18n/src/text/*/en.json', '../packages/flow-*/src/**/texts/en.json'],
  { eager: true, import: 'default' },
);
const texts = new Set(Object.values(packs).flatMap((pack) => Object.values(pack)));
/** The padding of a screen in px. Tests render stories without it. */
const padding = 16;
const letter = /\p{L}/u;

/**
 * Returns the visible texts that are not in the pseudo-locale, each with its element. Ignores sample data, strings of
 * `samples` (the arguments of the story), and announced messages, which stay in their language.
 */
export function findUntranslatedTexts(root: Element, samples: unknown): readonly string[] {
  const found = new Set<string>();
  const words = wordsOf(samples);
  for (const { node, parent, isBracketed } of findTexts(root)) {
    const text = plain(node.data);
    if (isBracketed || isUntranslatable(parent) || !isVisible(parent)) continue;
    if (texts.has(text) && parent.closest('[role=alert], [role=status], [data-tone]')) continue;
    // An email address is broken into elements, so that lines break between its parts.
    const whole = plain(parent.parentElement?.textContent ?? '');
    const isSample = (one: string) => isOfData(one) || words.some((word) => word.includes(one));
    if (isSample(whole) || text.split(/\s· /).every(isSample)) continue; // answers of a group are joined by dots
    found.add(`“${text}” in <${pathOf(parent)}>`);
  }
  return [...found];
}

const plain = (text: string): string => text.replaceAll('\u2060', '').trim();

const isOfData = (text: string): boolean =>
  sampleDataWords.has(text) ||
  !letter.test(sampleDataPatterns.reduce((rest, pattern) => rest.replace(pattern, ''), text));

/** Returns the texts that are wider than their box, each with both widths. Adds the page if it scrolls sideways. */
export function findClippedTexts(root: Element): readonly string[] {
  const found = new Set<string>();
  for (const { node, parent } of findTexts(root)) {
    const box = boxOf(parent);
    if (!isVisible(parent) || parent.closest('svg') || !box) continue;
    const [text, room] = [rectOf(node), box.getBoundingClientRect()];
    if (text.left >= room.left - 1 && text.right <= room.right + 1) continue;
    const widths = `${Math.ceil(text.width)} px in ${Math.floor(room.width)} px`;
    found.add(`“${node.data.trim().slice(0, 60)}” (${widths}) in <${pathOf(box)}>`);
  }
  const { documentElement: page } = root.ownerDocument;
  if (page.scrollWidth > page.clientWidth + padding) found.add(`the page is ${page.scrollWidth} px wide`);
  return [...found];
}

/** Returns all strings in a value, its lists and its objects. Leaves out React elements. */
const wordsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && !isValidElement(value)
    ? Object.values(value).flatMap(wordsOf)
    : [];
};

type Shown = { readonly node: Text; readonly parent: Element; readonly isBracketed: boolean };

/**
 * Returns the texts below an element, and whether each is within the brackets of the pseudo-locale. A text can consist
 * of several nodes, so open brackets are counted.
 */
export function findTexts(root: Element): readonly Shown[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Shown[] = [];
  let open = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const text = node.data;
    const isBracketed = open > 0 || text.includes('⟦');
    open = Math.max(open + count(text, '⟦') - count(text, '⟧'), 0);
    if (text.trim() && node.parentElement) found.push({ node, parent: node.parentElement, isBracketed });
  }
  return found;
}

/** Returns whether a text in an element is not to be translated: a customer's words, code, or words in a fixed language. */
export const isUntranslatable = (element: Element): boolean =>
  element.closest('[translate=no], code, script, style, title, .sb-wrapper') !== null;

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Returns the box of the drawn text. The overflow of its element would also count enlarged targets. */
function rectOf(text: Text): DOMRect {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** Returns the nearest block around a text, or undefined within a scrollable element, which has room for any text. */
function boxOf(element: Element): Element | undefined {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { display, overflowX } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
    if (display !== 'inline' && display !== 'contents') return box;
  }
  return undefined;
}

/** Returns false for hidden texts, and for texts for screen readers, which are clipped on purpose. */
function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const box = boxOf(element)?.getBoundingClientRect();
  return !box || (box.width > 1 && box.height > 1);
}

const pathOf = (element: Element): string =>
  [element.parentElement, element]
    .filter((one) => one !== null)
    .map(
      (one) => `${one.localName}${one.getAttribute('data-part') ? `[data-part=${one.getAttribute('data-part')}]` : ''}`,
    )
    .join(' > ');
