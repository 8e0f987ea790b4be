import { joiners, selectors } from './joiners.ts';

/** Characters that nothing shows and that come along when text is copied: direction marks, soft hyphens, fillers, the place of a picture. */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
/** As `invisible`, without the joiners and variation selectors, which some scripts need. */
const neverNeeded =
  /(?![\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u200C\u200D])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
/** All but the compatibility ideographs: NFC would replace 神 (U+FA19) of a family register by 神. */
const composable = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/**
 * A name or an address as it is kept: ends trimmed, each inner run of white space (also the full-width space) one space, Unicode NFC (UI-05) except for
 * compatibility ideographs, nothing invisible but the joiners and variation selectors that its script needs.
 * Inner spaces stay: TAN MING HENG is not TANMINGHENG (domain handbook 3.8).
 */
export const collapse = (text: string): string => {
  const needed = composed(selectors(text.replace(neverNeeded, '')));
  return composed(joiners(needed).replace(/\s+/g, ' ').trim());
};

const composed = (text: string) => text.replace(composable, (part) => part.normalize('NFC'));

/**
 * A number, code, phone or e-mail address as it is kept: no white space at all (UI-05), nothing invisible, full-width characters of an input method turned
 * into plain ones (Unicode NFKC).
 */
export const strip = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').replace(/\s+/g, '').normalize('NFKC');

/** A text without what nothing shows, joiners and variation selectors included: for comparisons alone. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
