import { asciiDigits } from '../field/ascii-digits.ts';

/** The digits of what was typed or pasted ("12-34 56", "１２３"), as many as the code has. */
export const passCodeOf = (text: string, length: number): string =>
  asciiDigits(text).replace(/\D/g, '').slice(0, length);

export type PassCodeBox = {
  state: 'filled' | 'next' | 'empty';
  /** what stands in the box: a dot where the code is masked */
  face: string;
};

/** The boxes of a code, one a digit; `next` is where the next digit goes. */
export const passCodeBoxes = (code: string, length: number, sight: 'masked' | 'legible'): readonly PassCodeBox[] =>
  Array.from({ length }, (_, at) => {
    const digit = code[at];
    if (digit === undefined) return { state: at === code.length ? 'next' : 'empty', face: '' };
    return { state: 'filled', face: sight === 'masked' ? MASK : digit };
  });

const MASK = '●';
