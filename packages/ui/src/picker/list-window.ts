/** The top of each row in pixels. The last entry is the bottom of the list. */
export type RowTops = readonly number[];

/** The scroll position, the height of the visible part and the rows of a list, in pixels. */
export type ListView = {
  scrollTop: number;
  viewport: number;
  tops: RowTops;
};

/** The number of rows mounted beyond each edge, so that fast scrolling shows no gap. */
const OVERSCAN = 4;

/** Returns the range of rows to mount: `from` is inclusive, `to` exclusive. */
export function getMountedRows({ scrollTop, viewport, tops }: ListView): { from: number; to: number } {
  const count = tops.length - 1;
  const top = Math.min(Math.max(0, scrollTop), Math.max(0, listHeight(tops) - viewport));
  const first = findRowAt(top, tops);
  const last = findRowAt(top + viewport, tops);
  return { from: Math.max(0, first - OVERSCAN), to: Math.min(count, last + 1 + OVERSCAN) };
}

/** Returns the scroll position nearest to the current one that shows row `index`. */
export function scrollToShow(index: number, { scrollTop, viewport, tops }: ListView): number {
  const top = tops[index] ?? 0;
  const bottom = tops[index + 1] ?? top;
  return top < scrollTop ? top : Math.max(scrollTop, bottom - viewport);
}

/** Returns the scroll position that centres row `index`, or the top for -1. */
export function scrollToCentre(index: number, { viewport, tops }: Omit<ListView, 'scrollTop'>): number {
  const top = tops[index] ?? 0;
  const height = (tops[index + 1] ?? top) - top;
  return Math.min(Math.max(0, top - (viewport - height) / 2), Math.max(0, listHeight(tops) - viewport));
}

/** Returns the index of the row at a position in pixels, by binary search. */
export function findRowAt(y: number, tops: RowTops): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Returns the index of the row that a key moves to, or undefined for other keys. From -1, ArrowDown returns the first
 * row and ArrowUp the last.
 */
export function getRowByKey(key: string, at: number, count: number): number | undefined {
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return at >= count - 1 ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return clamp(at + 10);
    case 'PageUp':
      return clamp(at - 10);
    default:
      return undefined;
  }
}

/** The height of the heading of a group, in rem. The first row below the heading includes this height. */
export const HEADING_HEIGHT = 2.25;

type RowText = { label: string; aside?: string };

/** The height of a line of text and the vertical padding of a row, in rem. */
const LINE = 1.5;
const PADDING = 0.5;
/**
 * The minimum height of a row, in rem: room for two lines, so that a label that is wider than estimated is not cut off.
 */
const SMALLEST = 3;

/**
 * Returns the top of each row. `width` is in pixels, and `rem` is the number of pixels of one rem. Text widths are
 * estimated, so that ten thousand rows need no layout.
 * @param headings the indexes of the rows below a heading
 */
export function calculateRowTops(
  rows: readonly RowText[],
  width: number,
  rem: number,
  headings: readonly number[] = [],
): RowTops {
  const perLine = Math.max(4, width / (rem / 2));
  const tops = [0];
  let end = 0;
  for (const [index, { label, aside }] of rows.entries()) {
    const room = aside ? Math.max(4, perLine - halfEms(aside) - 2) : perLine;
    const heading = headings.includes(index) ? HEADING_HEIGHT : 0;
    end += (heading + Math.max(SMALLEST, linesOf(label, room) * LINE + PADDING)) * rem;
    tops.push(end);
  }
  return tops;
}

/**
 * Returns the estimated number of lines of a label. A short label fits on one line even with the widest letters, so it
 * needs no estimate.
 */
const linesOf = (label: string, room: number): number =>
  label.length * WIDEST_LETTER <= room ? 1 : Math.ceil(halfEms(label) / room);

/** The width of the widest characters, such as Chinese ones, in half ems. */
const WIDEST_LETTER = 2;

/** Estimates the width of a text in half ems. Wide Latin letters count 1.5, Chinese and Japanese characters 2. */
function halfEms(text: string): number {
  let sum = 0;
  for (const sign of text) sum += (sign.codePointAt(0) ?? 0) > 0x2e7f ? WIDEST_LETTER : wide.has(sign) ? 1.5 : 1.08;
  return sum;
}

const wide = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZmw@%');

const listHeight = (tops: RowTops): number => tops.at(-1) ?? 0;
