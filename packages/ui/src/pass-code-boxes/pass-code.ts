import { toAsciiDigits } from '../field/ascii-digits.ts';

/**
 * Returns the digits of a text as ASCII digits, at most `length` of them: "123456" for "12-34 56", "123" for "１２３". A
 * pasted message may contain other numbers. Its code is the first number with `length` digits.
 */
export function parsePassCode(text: string, length: number): string {
  const plain = toAsciiDigits(text);
  const whole = plain.split(/\D+/).find((number) => number.length === length);
  return whole ?? plain.replace(/\D/g, '').slice(0, length);
}

/** The state and the visible character of one box. */
export type PassCodeBox = {
  state: 'filled' | 'next' | 'empty';
  /** The digit, or a dot if the code is masked. */
  face: string;
};

/** Returns `length` boxes for a code. The box of the next digit has the state `next`. */
export const getPassCodeBoxes = (
  code: string,
  length: number,
  visibility: 'masked' | 'legible',
): readonly PassCodeBox[] =>
  Array.from({ length }, (_, at) => {
    const digit = code[at];
    if (digit === undefined) return { state: at === code.length ? 'next' : 'empty', face: '' };
    return { state: 'filled', face: visibility === 'masked' ? MASK : digit };
  });

const MASK = '●';
