import type { Language } from '@quayside/i18n/language';
import { keepWordsWhole } from '@quayside/i18n/whole-words';

/** Parts of a line in order: words with their spaces and punctuation. */
export type Line = readonly string[];

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** Breaks a text between words, also in Chinese, Japanese and Thai. A word longer than a line breaks between characters. */
export function linesThatFit(
  text: string,
  width: number,
  widthOf: (word: string) => number,
  language: Language,
): readonly Line[] {
  const lines: Line[] = [];
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
  for (const word of unbroken(segmentsOf(text, language), language))
    for (const piece of widthOf(word) <= width ? [word] : graphemes(word)) put(piece);
  return [...lines, trimmed(line)];
}

/** Returns the words of a text. Fonts have no glyph for the marks that keep words whole. */
const segmentsOf = (text: string, language: Language): readonly string[] =>
  [...segmenterOf(language).segment(keepWordsWhole(text, language))]
    .map(({ segment }) => segment.replaceAll(/[\u2060\u200b]/g, ''))
    .filter((segment) => segment !== '');

/** Removes trailing spaces. */
function trimmed(line: readonly string[]): Line {
  const last = line.findLastIndex((piece) => piece.trim() !== '');
  return line.slice(0, last + 1).map((piece, index) => (index === last ? piece.trimEnd() : piece));
}

/**
 * Joins words with punctuation that must not be separated: a line never starts with a closing mark, ends with an opening one (JIS X 4051, UAX 14), or breaks
 * at a non-breaking space. A Japanese particle stays with its word, as `word-break: auto-phrase` does on screens.
 */
function unbroken(segments: readonly string[], language: Language): readonly string[] {
  const words: string[] = [];
  for (const segment of segments) {
    const last = words.at(-1);
    const belongs = closing.test(segment) || (language === 'ja' && particle.test(segment));
    if (last !== undefined && (opening.test(last) || belongs)) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

const particle = /^(?:は|が|を|に|で|と|も|の|へ|や|から|まで|より)$/;

const opening = /[\p{Ps}\p{Pi}\u00a0]$/u;
const closing = /^[\p{Pe}\p{Pf}\u00a0、。，．：；！？,.:;!?%ーッャュョっゃゅょ々]/u;

const graphemes = (word: string): readonly string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);
