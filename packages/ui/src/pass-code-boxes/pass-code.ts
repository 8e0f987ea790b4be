import { asciiDigits } from '../field/ascii-digits.ts';

/** Returns the digits of a text as ASCII digits ("12-34 56", "１２３"), cut to `length`. */
export const passCodeOf = (text: string, length: number): string =>
  asciiDigits(text).replace(/\D/g, '').slice(0, length);

export type PassCodeBox = {
  state: 'filled' | 'next' | 'empty';
  /** The digit, or a dot if the code is masked. */
  face: string;
};

/** Returns the state and content of each box. */
export const passCodeBoxes = (code: string, length: number, visibility: 'masked' | 'legible'): readonly PassCodeBox[] =>
  Array.from({ length }, (_, at) => {
    const digit = code[at];
    if (digit === undefined) return { state: at === code.length ? 'next' : 'empty', face: '' };
    return { state: 'filled', face: visibility === 'masked' ? MASK : digit };
  });

const MASK = '●';
