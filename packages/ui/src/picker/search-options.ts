import type { PickerOption } from './option.ts';

/**
 * Normalises text for a search: removes case, accents, full-width forms and punctuation, and replaces hiragana with
 * katakana. "Côte d’Ivoire" becomes "cote d ivoire".
 */
export const normaliseSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '') // removes only accents of Latin letters; Thai vowels and Japanese voicing marks make distinct letters
    .normalize('NFC')
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA_OFFSET)) // keyboards show しん before シンガポール
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();

/** The distance between the code points of a hiragana and its katakana. */
const KATAKANA_OFFSET = 0x60;

/**
 * Returns the matching options, sorted by the kind of match. The order is: prefix of the label, whole keyword, prefix
 * of a word in the label, any part of the label, prefix of a keyword.
 */
export function searchOptions(options: readonly PickerOption[], query: string): readonly PickerOption[] {
  const term = normaliseSearchText(query);
  if (term === '') return options;
  const ranks: PickerOption[][] = [[], [], [], [], []];
  for (const option of options) ranks[rankOf(foldedOf(option), term)]?.push(option);
  return ranks.flat();
}

type Folded = { label: string; keywords: readonly string[] };

function rankOf({ label, keywords }: Folded, term: string): number {
  if (label.startsWith(term)) return 0;
  if (keywords.includes(term)) return 1;
  if (label.includes(` ${term}`)) return 2;
  if (label.includes(term)) return 3;
  return keywords.some((keyword) => keyword.startsWith(term) || keyword.includes(` ${term}`)) ? 4 : -1;
}

const cache = new WeakMap<PickerOption, Folded>();

function foldedOf(option: PickerOption): Folded {
  const found = cache.get(option);
  if (found) return found;
  const folded = {
    label: normaliseSearchText(option.label),
    keywords: (option.keywords ?? []).map(normaliseSearchText),
  };
  cache.set(option, folded);
  return folded;
}
