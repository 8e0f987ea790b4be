export type ListView = {
  /** px */
  scrollTop: number;
  viewport: number;
  row: number;
  /** rows in all */
  count: number;
};

/** Rows kept mounted beyond each edge, so that a flick shows no gap before React answers. */
const OVERSCAN = 4;

/** The rows to mount: `from` inclusive, `to` exclusive. */
export function mountedRows({ scrollTop, viewport, row, count }: ListView): { from: number; to: number } {
  const last = Math.max(0, count * row - viewport);
  const top = Math.min(Math.max(0, scrollTop), last);
  return {
    from: Math.max(0, Math.floor(top / row) - OVERSCAN),
    to: Math.min(count, Math.ceil((top + viewport) / row) + OVERSCAN),
  };
}

/** Where to scroll so that row `index` is wholly in view, moving as little as possible. */
export function scrollToShow(index: number, { scrollTop, viewport, row }: ListView): number {
  const top = index * row;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + row - viewport);
}

/** Where to open the list: the chosen row in the middle, in round rows. */
export function scrollToCentre(index: number, { viewport, row, count }: Omit<ListView, 'scrollTop'>): number {
  const middle = index * row - (viewport - row) / 2;
  return Math.min(Math.max(0, middle), Math.max(0, count * row - viewport));
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

const LINE_REM = 1.5;
const PADDING_REM = 0.5;
const SMALLEST_REM = 3;

/**
 * One height for every row, in rem, so that the longest label has room at this width (px) and text size (px a rem). Widths are estimated:
 * half an em for a letter, a whole one for Chinese, Japanese and full-width signs.
 */
export function rowHeight(options: readonly RowText[], width: number, rem: number): number {
  const perLine = Math.max(4, width / (rem * 0.54));
  let lines = 1;
  for (const { label, aside } of options) {
    const room = aside ? Math.max(4, perLine - halfEms(aside) - 2) : perLine;
    lines = Math.max(lines, Math.ceil(halfEms(label) / room));
  }
  return Math.max(SMALLEST_REM, lines * LINE_REM + PADDING_REM);
}

function halfEms(text: string): number {
  let sum = 0;
  for (const sign of text) sum += (sign.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return sum;
}
