import type { Language } from '@quayside/i18n/language';
import { joinUnbreakableWords, segmentText } from '../kernel/line-breaks.ts';

/** The words of a line, each with the spaces and punctuation after it. */
export type TextLine = readonly string[];

/** Breaks a text into lines of at most `width`, between words also in Chinese, Japanese and Thai. A word longer than a line is broken between characters. */
export function breakLines(
  text: string,
  width: number,
  widthOf: (word: string) => number,
  language: Language,
): readonly TextLine[] {
  const lines: TextLine[] = [];
  let line: string[] = [];
  let used = 0;
  const put = (piece: string) => {
    if (line.length > 0 && used + widthOf(piece.trimEnd()) > width) {
      lines.push(trimmed(line));
      line = [];
      used = 0;
    }
    if (line.length === 0 && piece.trim() === '') return;
    line.push(piece);
    used += widthOf(piece);
  };
  for (const word of joinUnbreakableWords(segmentText(text, language), language))
    for (const piece of widthOf(word) <= width ? [word] : graphemes(word)) put(piece);
  return [...lines, trimmed(line)];
}

/** Returns a line without the spaces at its end. */
function trimmed(line: readonly string[]): TextLine {
  const last = line.findLastIndex((piece) => piece.trim() !== '');
  return line.slice(0, last + 1).map((piece, index) => (index === last ? piece.trimEnd() : piece));
}

const graphemes = (word: string): readonly string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);
