import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import type { Language } from '@quayside/i18n/language';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/**
 * Splits a text into words, and the spaces and punctuation between them. Invisible characters that prevent line breaks are removed, because fonts lack them.
 */
export const segmentText = (text: string, language: Language): readonly string[] =>
  [...segmenterOf(language).segment(withLineBreaks(text, language))]
    .map(({ segment }) => segment.replaceAll(/[\u2060\u200b]/g, ''))
    .filter((segment) => segment !== '');

/**
 * Joins segments that a line break must not separate. A line never starts with closing punctuation, ends with opening punctuation (JIS X 4051, UAX 14), or
 * breaks at a non-breaking space. A Japanese particle stays with its word, as with `word-break: auto-phrase` on screens.
 */
export function joinUnbreakableWords(segments: readonly string[], language: Language): readonly string[] {
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

/** Splits a Japanese text into phrases, between which a heading may break. A phrase is a word with its particles, endings and polite prefix. */
export function splitPhrases(text: string): readonly string[] {
  const phrases: string[] = [];
  let before = '';
  for (const word of joinUnbreakableWords(segmentText(text, 'ja'), 'ja')) {
    const last = phrases.at(-1);
    const belongs =
      prefix.test(before) ||
      (latin.test(before) && latin.test(word)) || // such as "W-8BEN", which browsers and Node segment differently
      (hiragana.test(word) && !prefix.test(word) && !/\s$/.test(before));
    if (last !== undefined && belongs) phrases[phrases.length - 1] = last + word;
    else phrases.push(word);
    before = word;
  }
  return phrases;
}

const prefix = /^[おご]$/;
const hiragana = /^\p{sc=Hira}+$/u;
const latin = /^[A-Za-z0-9-]+$/;
