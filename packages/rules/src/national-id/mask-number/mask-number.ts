import { maskSigns, signsOf } from '../../masked-end/masked-end.ts';

/**
 * A number as it is shown once it is kept: `*****567D`, the form in which the digital ID masks an NRIC (domain handbook 3.1).
 * The last four letters and digits stay, of short numbers fewer: never more than half. Punctuation stays where it is.
 */
export const maskNumber = (number: string): string =>
  maskSigns(number, Math.min(4, Math.floor(signsOf(number).length / 2)));
