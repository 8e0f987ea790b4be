import { getOwn } from '../lookups/own.ts';
import { parseDigits, weightedSum } from '../numbers/check-digits.ts';

const weights = [2, 7, 6, 5, 4, 3, 2];
const citizenLetters = 'JZIHGFEDCBA';
const foreignerLetters = 'XWUTRQPNMLK';
/** Check letters of the M series: "KLJNPQRTUWX" in reverse. Some public sources list the letters without reversing them, which is wrong. */
const seriesMLetters = 'XWUTRQPNJLK';

/** The number that is added to the weighted sum, and the letters by the sum modulo 11, by series. */
const series: Readonly<Record<string, { readonly offset: number; readonly letters: string }>> = {
  S: { offset: 0, letters: citizenLetters },
  T: { offset: 4, letters: citizenLetters },
  F: { offset: 0, letters: foreignerLetters },
  G: { offset: 4, letters: foreignerLetters },
  M: { offset: 3, letters: seriesMLetters },
};

/**
 * Returns the last letter of a Singapore NRIC or FIN.
 * @param body series letter (S, T: citizens and permanent residents; F, G, M: foreigners) and seven digits, `S1234567`
 * @returns undefined if the body has another format
 */
export function nricLetter(body: string): string | undefined {
  const found = getOwn(series, body.charAt(0));
  if (!found || !/^\d{7}$/.test(body.slice(1))) return undefined;
  return found.letters.charAt((weightedSum(parseDigits(body.slice(1)), weights) + found.offset) % 11);
}

/**
 * Returns whether a compact, upper-case NRIC or FIN ends with the correct letter. Use it only for typed numbers. Numbers from the digital ID are not checked
 * again, and two personas of MockPass have a wrong letter.
 */
export const isNric = (number: string): boolean =>
  number.length === 9 && nricLetter(number.slice(0, 8)) === number.charAt(8);
