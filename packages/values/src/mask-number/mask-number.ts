import { maskCharacters, splitCharacters } from '../mask-characters/mask-characters.ts';

/**
 * Masks a stored number for display: `•••••567D`, as the digital ID masks an NRIC. Shows the last four letters and digits, or at most
 * half of a short number. Punctuation stays visible.
 */
export const maskNumber = (number: string): string =>
  maskCharacters(number, Math.min(4, Math.floor(splitCharacters(number).length / 2)));
