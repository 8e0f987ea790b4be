import { plainCode } from '../numbers.ts';

/** More characters than any identity or tax number has, including spaces and separators. */
const longestTyped = 256;

/**
 * Returns a document or tax number in its stored form: like `plainCode`, without separators between groups.
 * Only truncates very long text, which stays too long for every pattern.
 */
export const compactNumber = (number: string): string =>
  number.length > longestTyped ? number.slice(0, longestTyped) : plainCode(number).replace(/[-./()。⁄∕]/g, '');
