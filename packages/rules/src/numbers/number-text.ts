import { plainCode } from './numbers.ts';

/** Far longer than any identity or tax number, spaces and separators counted. */
const longestTyped = 256;

/**
 * A document or tax number as it is kept: as `plainCode`, without the marks that people write between its groups.
 * An absurdly long text is only cut, not cleaned: it stays too long for every pattern.
 */
export const compactNumber = (number: string): string =>
  number.length > longestTyped ? number.slice(0, longestTyped) : plainCode(number).replace(/[-./()。⁄∕]/g, '');
