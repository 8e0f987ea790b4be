/** Where each row begins, px, and after the last one where the list ends: one number more than there are rows. */
export type RowTops = readonly number[];

export type ListView = {
  /** px */
  scrollTop: number;
  viewport: number;
  tops: RowTops;
};

/** Rows kept mounted beyond each edge, so that a flick shows no gap before React answers. */
const OVERSCAN = 4;

/** The rows to mount: `from` inclusive, `to` exclusive. */
export function mountedRows({ scrollTop, viewport, tops }: ListView): { from: number; to: number } {
  const count = tops.length - 1;
  const top = Math.min(Math.max(0, scrollTop), Math.max(0, endOf(tops) - viewport));
  const first = rowAt(top, tops);
  const last = rowAt(top + viewport, tops);
  return { from: Math.max(0, first - OVERSCAN), to: Math.min(count, last + 1 + OVERSCAN) };
}

/** Where to scroll so that row `index` is wholly in view, moving as little as possible. */
export function scrollToShow(index: number, { scrollTop, viewport, tops }: ListView): number {
  const top = tops[index] ?? 0;
  const bottom = tops[index + 1] ?? top;
  return top < scrollTop ? top : Math.max(scrollTop, bottom - viewport);
}

/** Where to open the list: row `index` in the middle, as far as the ends allow; -1 for the top. */
export function scrollToCentre(index: number, { viewport, tops }: Omit<ListView, 'scrollTop'>): number {
  const top = tops[index] ?? 0;
  const height = (tops[index + 1] ?? top) - top;
  return Math.min(Math.max(0, top - (viewport - height) / 2), Math.max(0, endOf(tops) - viewport));
}

/** The row at a height of the list, by halving. */
export function rowAt(y: number, tops: RowTops): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The row that a key leads to; undefined for keys that are not about moving. From -1 (none), Down is the first and Up the last. */
export function rowByKey(key: string, at: number, count: number): number | undefined {
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

type RowText = { label: string; aside?: string };

/** rem */
const LINE = 1.5;
const PADDING = 0.5;
/** Room for two lines: where a label is wider than its estimate, nothing is cut. */
const SMALLEST = 3;

/**
 * Where rows begin when each label has the lines it needs at this width (px) and text size (px a rem). Widths are estimated, not measured, so that
 * ten thousand rows cost no layout.
 */
export function rowTops(rows: readonly RowText[], width: number, rem: number): RowTops {
  const perLine = Math.max(4, width / (rem / 2));
  const tops = [0];
  let end = 0;
  for (const { label, aside } of rows) {
    const room = aside ? Math.max(4, perLine - halfEms(aside) - 2) : perLine;
    end += Math.max(SMALLEST, Math.ceil(halfEms(label) / room) * LINE + PADDING) * rem;
    tops.push(end);
  }
  return tops;
}

/** The width of a text in half ems, on the safe side: capitals and wide letters more than one, Chinese, Japanese and full-width signs two. */
function halfEms(text: string): number {
  let sum = 0;
  for (const sign of text) sum += (sign.codePointAt(0) ?? 0) > 0x2e7f ? 2 : /[A-ZmwMW@%]/.test(sign) ? 1.5 : 1.08;
  return sum;
}

const endOf = (tops: RowTops): number => tops.at(-1) ?? 0;
