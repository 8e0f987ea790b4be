/** Returns the digits of a text as numbers. Other characters give NaN, so that checks on them fail. */
export const parseDigits = (text: string): readonly number[] => [...text].map(Number);

/** Returns the sum of value × weight. Ignores values without a weight. */
export const weightedSum = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

/** Returns the remainder from 0 to divisor - 1, also for negative numbers. */
export const positiveModulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** Returns the value of a character: 0 to 9 for digits, 10 to 35 for A to Z (ICAO 9303, HKID). */
export const alphanumericValue = (character: string): number => Number.parseInt(character, 36);

/** Returns whether a number passes the Luhn check (ISO/IEC 7812-1 annex B). */
export const isLuhn = (number: string): boolean => {
  const doubled = (digit: number) => (digit > 4 ? 2 * digit - 9 : 2 * digit);
  const sum = parseDigits(number).reduce(
    (total, digit, index) => total + ((number.length - index) % 2 ? digit : doubled(digit)),
    0,
  );
  return sum % 10 === 0;
};

/** Returns the check digit by ISO/IEC 7064 MOD 11,10. */
export const mod11Radix10 = (digits: readonly number[]): number => {
  const rest = digits.reduce((product, digit) => (((digit + product) % 10 || 10) * 2) % 11, 10);
  return (11 - rest) % 10;
};

const dihedral =
  '0123456789 1234067895 2340178956 3401289567 4012395678 5987604321 6598710432 7659821043 8765932104 9876543210'
    .split(' ')
    .map(parseDigits);
const permutations = '0123456789 1576283094 5803796142 8916043527 9453126870 4286573901 2793806415 7046913258'
  .split(' ')
  .map(parseDigits);

/**
 * Returns whether a number passes the Verhoeff check, which detects each wrong digit and each swap of neighbours (J. Verhoeff, "Error Detecting Decimal Codes",
 * 1969).
 */
export const isVerhoeff = (number: string): boolean =>
  parseDigits(number).reduceRight((check, digit, index) => {
    const permuted = permutations[(number.length - 1 - index) % 8]?.[digit] ?? Number.NaN;
    return dihedral[check]?.[permuted] ?? Number.NaN;
  }, 0) === 0;
