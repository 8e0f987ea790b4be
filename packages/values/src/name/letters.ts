import { normaliseName } from './plain-name.ts';

/** Maximum length of a name in Myinfo, in characters (government swagger v3.2.0). */
export const longestName = 66;

/**
 * Matches letters of any script, and `'` `-` `.` `,` `/` `@` `(` `)` for S/O, A/L, BIN and aliases with @. `·`, `・` and `･` separate foreign names in Chinese
 * and Japanese, as `゠` does. `〇` is a Chinese character. `״` is part of Hebrew words, and `་` and `፡` separate Tibetan syllables and Amharic words. After
 * `normaliseName`, joiners occur only where the spelling needs them.
 */
const anyScript = /^[-\p{L}\p{M}〇 '.,/@()·・･゠\u05F4\u0F0B\u1361\u180E\u200C\u200D]+$/u;
/** Matches Latin letters and the signs of names. Catalan names contain `·`: Gal·la. */
const latin = /^[\p{Script=Latin}\p{M} '.,/@()·-]+$/u;
const someLetter = /[\p{L}〇]/u;

/** Returns why a text is not a name: its length, or a digit or sign that names do not have. Returns undefined for a name and for a blank text. */
export const findNameFault = (name: string): 'too-long' | 'characters' | undefined => findFault(name, anyScript);

/** Returns whether a name has letters of a script other than Latin. Returns false for a text with a fault. */
export const hasOtherScript = (name: string): boolean =>
  findNameFault(name) === undefined && findFault(name, latin) !== undefined;

function findFault(name: string, allowed: RegExp) {
  const kept = name.length > 4 * longestName ? name : normaliseName(name);
  if (!kept) return undefined;
  if (kept.length > longestName) return 'too-long';
  return allowed.test(kept) && someLetter.test(kept) ? undefined : 'characters';
}
