import type { RandomBytes } from '@quayside/platform/internals/random-id';
import { toSingaporeDate } from '@quayside/values/calendar-date';

/** The characters of references, without 0, 1, I, L and O, which are easily confused on paper and on the phone. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 4;
/** Random bytes from this value up are discarded, because they would make the first characters more frequent. */
const FAIR_BYTES = Math.floor(256 / referenceAlphabet.length) * referenceAlphabet.length;

/** Draws a reference such as `QS-20261121-7F3K`: the date in Singapore and four random characters. It may exist already. */
export function drawReference(now: Date, random: RandomBytes): string {
  let signs = '';
  while (signs.length < LENGTH) {
    for (const byte of random(new Uint8Array(LENGTH)))
      if (byte < FAIR_BYTES && signs.length < LENGTH) signs += referenceAlphabet[byte % referenceAlphabet.length];
  }
  return `QS-${toSingaporeDate(now).replaceAll('-', '')}-${signs}`;
}
