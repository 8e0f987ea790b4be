import createBidi from 'bidi-js';
import type { TextLine } from './pdf-lines.ts';

/** A part of a line in which all characters have one direction. `order` is the position of the part in reading order. */
export type DirectedText = { readonly text: string; readonly rtl: boolean; readonly order: number };

const bidi = createBidi();

/** Matches letters and marks of right-to-left scripts, and characters that change the direction. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns the parts of a line in the order in which they are drawn from left to right (Unicode Standard Annex 9, left-to-right paragraph). */
export function visualOrder(line: TextLine): readonly DirectedText[] {
  const text = line.join('');
  if (!rightToLeft.test(text)) return line.map((word, order) => ({ text: word, rtl: false, order }));
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const parts: { text: string; level: number; order: number }[] = [];
  let at = 0;
  for (const word of line) {
    for (let from = at, to = at + 1; to <= at + word.length; to += 1) {
      if (to < at + word.length && levels[to] === levels[from]) continue;
      parts.push({ text: text.slice(from, to), level: levels[from] ?? 0, order: parts.length });
      from = to;
    }
    at += word.length;
  }
  // UAX #9, rule L2: reverses each run at this level or higher, highest level first.
  for (let level = Math.max(...parts.map((part) => part.level)); level > 0; level -= 1) {
    for (let from = 0; from < parts.length; from += 1) {
      if ((parts[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((parts[to]?.level ?? 0) >= level) to += 1;
      parts.splice(from, to - from, ...parts.slice(from, to).toReversed());
      from = to;
    }
  }
  return parts.map(({ text: part, level, order }) => ({ text: part, rtl: level % 2 === 1, order }));
}
