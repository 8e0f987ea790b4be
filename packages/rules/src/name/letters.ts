import { type Issue, issue } from '../issue.ts';
import { normaliseName } from './plain-name.ts';

/** The longest name that Myinfo keeps (government swagger v3.2.0, domain handbook 3.8). */
export const longestName = 66;

/**
 * `'` `-` `.` `,` `/` `@` `(` `)`: S/O, A/L, BIN, aliases with @; `·`, `・` and `･` stand in Chinese and Japanese spellings of foreign names, `〇` is a Chinese
 * character. `normaliseName` has left only those joiners that spell a word.
 */
const anyScript = /^[-\p{L}\p{M}〇 '.,/@()·・･\u180E\u200C\u200D]+$/u;
/** `·` is part of Catalan names: Gal·la. */
const latin = /^[\p{Script=Latin}\p{M} '.,/@()·-]+$/u;
const someLetter = /[\p{L}〇]/u;

/** Returns `too-long`, or `name-characters` for a digit or a sign that no name holds. */
export const checkLetters = (path: string, name: string): readonly Issue[] =>
  check(path, name, anyScript, 'name-characters');

/** Whether a name has letters of another script than Latin. A name with other faults has none: `checkName` finds them. */
export const hasOtherScript = (name: string): boolean =>
  checkLetters('', name).length === 0 && check('', name, latin, 'name-latin').length > 0;

function check(path: string, name: string, allowed: RegExp, code: string): readonly Issue[] {
  const kept = name.length > 4 * longestName ? name : normaliseName(name);
  if (!kept) return [];
  if (kept.length > longestName) return [issue(path, 'too-long', { most: longestName })];
  return allowed.test(kept) && someLetter.test(kept) ? [] : [issue(path, code)];
}
