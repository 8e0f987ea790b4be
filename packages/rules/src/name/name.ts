import { unshownCharacter } from '../document-characters/document-characters.ts';
import { type Issue, issue } from '../issue.ts';
import { foldName, normaliseName } from './plain-name.ts';

export { normaliseName } from './plain-name.ts';

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

/**
 * A name in any script, as it stands on the document. One word is enough: FATIMAH is a whole name. A blank name has no issue.
 * - `too-long` {most: 66}
 * - `name-characters`: a digit or a sign that no name holds
 * - `character-not-shown`: a letter that the documents of the account cannot show
 */
export function checkName(path: string, name: string): readonly Issue[] {
  const issues = check(path, name, anyScript, 'name-characters');
  return issues.length || unshownCharacter(normaliseName(name)) === undefined
    ? issues
    : [issue(path, 'character-not-shown')];
}

/**
 * A name in Latin letters: full name (English or Pinyin) and pinyin name. As checkName; a name in another script gives `name-latin`.
 */
export const checkLatinName = (path: string, name: string): readonly Issue[] =>
  hasOtherScript(name) ? [issue(path, 'name-latin')] : checkName(path, name);

/** Whether a name has letters of another script than Latin. A name with other faults has none: `checkName` finds them. */
export const hasOtherScript = (name: string): boolean =>
  check('', name, anyScript, 'name-characters').length === 0 && check('', name, latin, 'name-latin').length > 0;

/**
 * Whether two spellings are the same name: after Unicode NFKC, in upper case, runs of white space as one (domain handbook 1.3), without joiners and variation
 * selectors. The signature must match the typed name shown (RULE-16).
 */
export const sameName = (one: string, other: string): boolean => foldName(one) === foldName(other);

function check(path: string, name: string, allowed: RegExp, code: string): readonly Issue[] {
  const kept = name.length > 4 * longestName ? name : normaliseName(name);
  if (!kept) return [];
  if (kept.length > longestName) return [issue(path, 'too-long', { most: longestName })];
  return allowed.test(kept) && someLetter.test(kept) ? [] : [issue(path, code)];
}
