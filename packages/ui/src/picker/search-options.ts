import type { PickerOption } from './option.ts';

/** How a text is compared: without case, accents, full-width forms and punctuation ("Côte d’Ivoire" is "cote d ivoire"). */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '') // accents of Latin letters; Thai vowels and Japanese voicing marks are letters to a reader
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();

/**
 * The options that a query finds, best first: label begins with it, a keyword is it, a word of the label begins with it, the label contains it,
 * a keyword begins with it. Options of one rank keep their order.
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
