import { removeNeedlessJoiners, removeNeedlessSelectors } from './joiners.ts';

/** Matches invisible characters of copied text: direction marks, soft hyphens, fillers, object placeholders. */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
/** Matches the characters of `invisible` except joiners and variation selectors, which some scripts need. */
const neverNeeded =
  /(?![\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u200C\u200D])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
/** Matches all characters except compatibility ideographs, because NFC would replace 神 (U+FA19) of a family register with 神. */
const composable = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/**
 * Returns a name or an address in its stored form: trimmed, with one space for each run of white space (also full-width), and in Unicode NFC (UI-05) except for
 * compatibility ideographs. Removes invisible characters, except joiners and variation selectors that the script needs. Inner spaces stay, because TAN MING
 * HENG is not TANMINGHENG.
 */
export const normaliseText = (text: string): string => {
  const needed = composed(removeNeedlessSelectors(text.replace(neverNeeded, '')));
  return composed(removeNeedlessJoiners(needed).replace(/\s+/g, ' ').trim());
};

const composed = (text: string) => text.replace(composable, (part) => part.normalize('NFC'));

/**
 * Returns a number or code in its stored form: without white space (UI-05) and invisible characters, and with plain characters instead of full-width ones
 * (Unicode NFKC).
 */
export const removeWhiteSpace = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').replace(/\s+/g, '').normalize('NFKC');

/** Removes invisible characters, including joiners and variation selectors. Use the result only for comparison. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
