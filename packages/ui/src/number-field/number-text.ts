import { addAmounts, compareAmounts, decimalsOf, multiplyAmounts, parseAmount } from '@quayside/rules/amount';
import { asciiDigits } from '../field/ascii-digits.ts';
import { readMoney } from '../money-field/money-text.ts';

/** Limits of a number. They are checked on blur and never change the input. */
export type NumberLimits = {
  /** Decimals as text, inclusive. */
  min?: string | undefined;
  max?: string | undefined;
  /** The maximum number of decimals. Default: 0. */
  decimals?: number | undefined;
};

/** A violated limit. `code` is a key of the text group `ui-entry`. */
export type NumberIssue = {
  code: 'numberTooSmall' | 'numberTooLarge' | 'wholeNumber' | 'tooManyDecimals';
  values: Readonly<Record<string, string | number>>;
};

export type NumberEdit = {
  text: string;
  caret: number;
  /** `InputEvent.inputType`; '' for autofill and for input before hydration. */
  inputType: string;
};

/**
 * Normalises an edited number. `text` is for the input ("12."), `value` a decimal ("12") or ''. It never rounds or
 * truncates.
 */
export function editNumber({ text, caret, inputType }: NumberEdit): NumberEdit & { value: string } {
  const isTyped = inputType === 'insertText' || inputType.startsWith('delete');
  const shown = isTyped ? plainNumber(text) : readMoney(text);
  const before = isTyped ? plainNumber(text.slice(0, caret)).length : shown.length;
  return { text: shown, caret: Math.min(before, shown.length), inputType, value: readMoney(shown) };
}

/** Returns the first violated limit, or undefined for a valid value and for ''. */
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
  /** A positive decimal as text. */
  step: string;
  /** The number of steps; negative values step down. */
  times: number;
};

/**
 * Returns the number after some steps, within its limits. From '' the first step gives `min` or 0. The result is
 * exact: 0.1 + 0.2 is 0.3.
 */
export function stepNumber(value: string, { step, times, min, max }: StepOf): string {
  const from = parseAmount(value);
  const next = from === undefined ? (min ?? '0') : addAmounts(from, multiplyAmounts(step, String(times)));
  if (min !== undefined && compareAmounts(next, min) < 0) return min;
  return max !== undefined && compareAmounts(next, max) > 0 ? max : next;
}

/** Keeps the sign, the digits and the first point. */
function plainNumber(text: string): string {
  const signs = asciiDigits(text).replace(/[^\d.-]/g, '');
  const point = signs.indexOf('.');
  const onePoint = point < 0 ? signs : signs.slice(0, point + 1) + signs.slice(point + 1).replaceAll('.', '');
  return onePoint.slice(0, 1) + onePoint.slice(1).replaceAll('-', '');
}
