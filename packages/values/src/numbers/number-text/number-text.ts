import { normaliseCode } from '../numbers.ts';

/** Maximum length of a number with spaces and separators. Identity and tax numbers are shorter. */
const longestTyped = 256;

/**
 * Returns a document or tax number in its stored form: like `normaliseCode`, without separators between groups. Only truncates longer text, which stays too long
 * for every pattern.
 */
export const compactNumber = (number: string): string =>
  number.length > longestTyped ? number.slice(0, longestTyped) : normaliseCode(number).replace(/[-./()。⁄∕]/g, '');
