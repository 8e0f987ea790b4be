import { type Issue, issue } from '../issue.ts';
import { normaliseName } from './plain-name.ts';

/** Maximum length of a name in Myinfo, in characters (government swagger v3.2.0). */
export const longestName = 66;

/**
 * Matches letters of any script, and `'` `-` `.` `,` `/` `@` `(` `)` for S/O, A/L, BIN and aliases with @. `·`, `・` and `･` separate foreign names in Chinese
 * and Japanese. `〇` is a Chinese character. After `normaliseName`, joiners occur only where the spelling needs them.
 */
const anyScript = /^[-\p{L}\p{M}〇 '.,/@()·・･\u180E\u200C\u200D]+$/u;
/** Matches Latin letters and the signs of names. Catalan names contain `·`: Gal·la. */
const latin = /^[\p{Script=Latin}\p{M} '.,/@()·-]+$/u;
const someLetter = /[\p{L}〇]/u;

/** Checks length and characters of a name. Returns `too-long`, or `name-characters` for a digit or a sign that names do not have. */
export const checkLetters = (path: string, name: string): readonly Issue[] =>
  check(path, name, anyScript, 'name-characters');

/** Returns whether a name has letters of a script other than Latin. Returns false for a name that fails `checkLetters`. */
export const hasOtherScript = (name: string): boolean =>
  checkLetters('', name).length === 0 && check('', name, latin, 'name-latin').length > 0;

function check(path: string, name: string, allowed: RegExp, code: string): readonly Issue[] {
  const kept = name.length > 4 * longestName ? name : normaliseName(name);
  if (!kept) return [];
  if (kept.length > longestName) return [issue(path, 'too-long', { most: longestName })];
  return allowed.test(kept) && someLetter.test(kept) ? [] : [issue(path, code)];
}
