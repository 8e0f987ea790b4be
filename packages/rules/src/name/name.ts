import { unshownCharacter } from '../document-characters/document-characters.ts';
import { type Issue, issue } from '../issue.ts';
import { checkLetters, hasOtherScript } from './letters.ts';
import { foldName, normaliseName } from './plain-name.ts';

// The fields of a form import these two without the list of characters that documents can show.
export { hasOtherScript, longestName } from './letters.ts';
export { normaliseName } from './plain-name.ts';

/**
 * A name in any script, as it stands on the document. One word is enough: FATIMAH is a whole name. A blank name has no issue.
 * - `too-long` {most: 66}
 * - `name-characters`: a digit or a sign that no name holds
 * - `character-not-shown`: a letter that the documents of the account cannot show
 */
export function checkName(path: string, name: string): readonly Issue[] {
  const issues = checkLetters(path, name);
  return issues.length || unshownCharacter(normaliseName(name)) === undefined
    ? issues
    : [issue(path, 'character-not-shown')];
}

/**
 * A name in Latin letters: full name (English or Pinyin) and pinyin name. As checkName; a name in another script gives `name-latin`.
 */
export const checkLatinName = (path: string, name: string): readonly Issue[] =>
  hasOtherScript(name) ? [issue(path, 'name-latin')] : checkName(path, name);

/**
 * Whether two spellings are the same name: after Unicode NFKC, in upper case, runs of white space as one (domain handbook 1.3), without joiners and variation
 * selectors. The signature must match the typed name shown (RULE-16).
 */
export const sameName = (one: string, other: string): boolean => foldName(one) === foldName(other);
