import { unshownCharacter } from '../document-characters/document-characters.ts';
import { type Issue, issue } from '../issue.ts';
import { checkLetters, hasOtherScript } from './letters.ts';
import { foldName, normaliseName } from './plain-name.ts';

// Form fields import letters.ts and plain-name.ts, so that they do not load the list of characters that documents can show.
export { hasOtherScript, longestName } from './letters.ts';
export { normaliseName } from './plain-name.ts';

/**
 * Checks a name in any script, as on the document. One word is enough: FATIMAH is a full name. A blank name has no issue.
 * - `too-long` {most: 66}
 * - `name-characters`: a digit or a sign that names do not have
 * - `character-not-shown`: a letter that the account's documents cannot show
 */
export function checkName(path: string, name: string): readonly Issue[] {
  const issues = checkLetters(path, name);
  return issues.length || unshownCharacter(normaliseName(name)) === undefined
    ? issues
    : [issue(path, 'character-not-shown')];
}

/**
 * Checks a name in Latin letters: full name (English or Pinyin) and pinyin name. Codes of `checkName`, and `name-latin` for a name in another script.
 */
export const checkLatinName = (path: string, name: string): readonly Issue[] =>
  hasOtherScript(name) ? [issue(path, 'name-latin')] : checkName(path, name);

/**
 * Whether two spellings are the same name. Compares after Unicode NFKC, in upper case, with collapsed white space (domain handbook 1.3), and without joiners
 * and variation selectors. The name of a signature must match the displayed name (RULE-16).
 */
export const sameName = (one: string, other: string): boolean => foldName(one) === foldName(other);
