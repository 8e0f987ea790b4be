import { addAmounts, compareAmounts, decimalsOf, multiplyAmounts, parseAmount } from '@quayside/rules/amount';
import { asciiDigits } from '../field/ascii-digits.ts';
import { readMoney } from '../money-field/money-text.ts';

/** Which numbers are right; they are said when focus leaves, and never change what was typed. */
export type NumberLimits = {
  /** decimal strings, inclusive */
  min?: string | undefined;
  max?: string | undefined;
  /** digits after the point; 0 for whole numbers */
  decimals?: number | undefined;
};

/** What is wrong with a number; `code` is also a key of the text group `ui-entry`. */
export type NumberIssue = {
  code: 'numberTooSmall' | 'numberTooLarge' | 'wholeNumber' | 'tooManyDecimals';
  values: Readonly<Record<string, string | number>>;
};

export type NumberEdit = {
  text: string;
  caret: number;
  /** InputEvent.inputType; empty for autofill and for what was typed before React ran */
  inputType: string;
};

/** An edit of the box as a number: `text` for the box ("12."), `value` a decimal string ("12") or ''. Nothing is rounded, cut or clamped. */
export function editNumber({ text, caret, inputType }: NumberEdit): NumberEdit & { value: string } {
  const isTyped = inputType === 'insertText' || inputType.startsWith('delete');
  const shown = isTyped ? plainNumber(text) : readMoney(text);
  const before = isTyped ? plainNumber(text.slice(0, caret)).length : shown.length;
  return { text: shown, caret: Math.min(before, shown.length), inputType, value: readMoney(shown) };
}

/** The first thing that is wrong with `value`; undefined for what is right, and for ''. */
export function numberIssue(value: string, { min, max, decimals = 0 }: NumberLimits): NumberIssue | undefined {
  const number = parseAmount(value);
  if (number === undefined) return undefined;
  if (decimalsOf(number) > decimals)
    return decimals === 0
      ? { code: 'wholeNumber', values: {} }
      : { code: 'tooManyDecimals', values: { count: decimals } };
  if (min !== undefined && compareAmounts(number, min) < 0) return { code: 'numberTooSmall', values: { min } };
  if (max !== undefined && compareAmounts(number, max) > 0) return { code: 'numberTooLarge', values: { max } };
  return undefined;
}

export type StepOf = NumberLimits & {
  /** decimal string, more than zero */
  step: string;
  /** how many steps, negative for down */
  times: number;
};

/** The number some steps on, within its limits: from nothing the first step is the least number, or 0. Exact: 0.1 + 0.2 is 0.3. */
export function stepNumber(value: string, { step, times, min, max }: StepOf): string {
  const from = parseAmount(value);
  const next = from === undefined ? (min ?? '0') : addAmounts(from, multiplyAmounts(step, String(times)));
  if (min !== undefined && compareAmounts(next, min) < 0) return min;
  return max !== undefined && compareAmounts(next, max) > 0 ? max : next;
}

/** Digits, at most one point, a sign in front. */
function plainNumber(text: string): string {
  const signs = asciiDigits(text).replace(/[^\d.-]/g, '');
  const point = signs.indexOf('.');
  const onePoint = point < 0 ? signs : signs.slice(0, point + 1) + signs.slice(point + 1).replaceAll('.', '');
  return onePoint.slice(0, 1) + onePoint.slice(1).replaceAll('-', '');
}
