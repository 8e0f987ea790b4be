import { findNameFault, hasOtherScript, longestName, normaliseName } from '@quayside/values/internals/name';
import { findUnsupportedCharacter } from '../../document-characters/document-characters.ts';
import { type Issue, issue } from '../../issue.ts';

/**
 * Checks a name in any script, as on the document. One word is enough, because FATIMAH is a full name. A blank name has no issue.
 * - `too-long` {most: 66}
 * - `name-characters`: a digit or a sign that names do not have
 * - `character-not-shown`: a letter that the documents of the account cannot show
 */
export function checkName(path: string, name: string): readonly Issue[] {
  const fault = findNameFault(name);
  if (fault === 'too-long') return [issue(path, 'too-long', { most: longestName })];
  if (fault) return [issue(path, 'name-characters')];
  return findUnsupportedCharacter(normaliseName(name)) === undefined ? [] : [issue(path, 'character-not-shown')];
}

/** Checks a name that must have Latin letters, such as the pinyin name. Returns `name-latin` for another script, otherwise the codes of `checkName`. */
export const checkLatinName = (path: string, name: string): readonly Issue[] =>
  hasOtherScript(name) ? [issue(path, 'name-latin')] : checkName(path, name);
