import type { PickerOption } from './option.ts';

/**
 * Normalises text for search: it removes case, accents, full-width forms and punctuation. "Côte d’Ivoire" becomes
 * "cote d ivoire".
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '') // removes only accents of Latin letters; Thai vowels and Japanese voicing marks make distinct letters
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();

/**
 * Returns the matching options, sorted by the kind of match: prefix of the label, exact keyword, prefix of a word in
 * the label, any part of the label, prefix of a keyword.
 */
export function searchOptions(options: readonly PickerOption[], query: string): readonly PickerOption[] {
  const wanted = fold(query);
  if (wanted === '') return options;
  const ranks: PickerOption[][] = [[], [], [], [], []];
  for (const option of options) ranks[rankOf(foldedOf(option), wanted)]?.push(option);
  return ranks.flat();
}

type Folded = { label: string; keywords: readonly string[] };

function rankOf({ label, keywords }: Folded, wanted: string): number {
  if (label.startsWith(wanted)) return 0;
  if (keywords.includes(wanted)) return 1;
  if (label.includes(` ${wanted}`)) return 2;
  if (label.includes(wanted)) return 3;
  return keywords.some((keyword) => keyword.startsWith(wanted) || keyword.includes(` ${wanted}`)) ? 4 : -1;
}

const known = new WeakMap<PickerOption, Folded>();

function foldedOf(option: PickerOption): Folded {
  const found = known.get(option);
  if (found) return found;
  const made = { label: fold(option.label), keywords: (option.keywords ?? []).map(fold) };
  known.set(option, made);
  return made;
}
