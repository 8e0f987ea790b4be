import { foldName } from './plain-name.ts';

export { findNameFault, hasOtherScript, longestName } from './letters.ts';
export { foldName, normaliseName } from './plain-name.ts';

/**
 * Returns whether two spellings are the same name. Ignores case, repeated white space, joiners and variation selectors, and compares after Unicode NFKC.
 * The name of a signature must match the displayed name (RULE-16).
 */
export const sameName = (one: string, other: string): boolean => foldName(one) === foldName(other);
