import { digitsOf, weighted } from '../internal/check-digits.ts';

const weights = [2, 7, 6, 5, 4, 3, 2];
const offsets: Readonly<Record<string, number>> = { S: 0, T: 4, F: 0, G: 4, M: 3 };
const citizenLetters = 'JZIHGFEDCBA';
const foreignerLetters = 'XWUTRQPNMLK';
/** The M series counts from the other end; public copies that index it with the remainder are wrong (domain handbook 3.1). */
const seriesMLetters = 'KLJNPQRTUWX';

/**
 * The letter that ends a Singapore NRIC or FIN.
 * @param body series letter (S, T: citizens and permanent residents; F, G, M: foreigners) and seven digits, `S1234567`
 * @returns undefined where the body has another shape
 */
export function nricLetter(body: string): string | undefined {
  if (!/^[STFGM]\d{7}$/.test(body)) return undefined;
  const series = body.charAt(0);
  const rest = (weighted(digitsOf(body.slice(1)), weights) + (offsets[series] ?? 0)) % 11;
  if (series === 'M') return seriesMLetters.charAt(10 - rest);
  return (series === 'S' || series === 'T' ? citizenLetters : foreignerLetters).charAt(rest);
}

/**
 * Whether a compact, upper-case NRIC or FIN ends in its own letter. For typed numbers only: what the digital ID returns is never checked
 * again (two of MockPass's personas have a false letter, domain handbook 3.1).
 */
export const isNric = (number: string): boolean =>
  number.length === 9 && nricLetter(number.slice(0, 8)) === number.charAt(8);
