import { addAmounts, compareAmounts, countDecimals, multiplyAmounts } from '@quayside/values/amount';
import { parseAmount } from '@quayside/values/amount/typed-amount';
import { parseTypedNumber } from '@quayside/values/internals/typed-number';

/** The limits of a number, which are checked on blur and never change the input. */
export type NumberLimits = {
  /** The minimum, inclusive, as a decimal in text. */
  min?: string | undefined;
  /** The maximum, inclusive, as a decimal in text. */
  max?: string | undefined;
  /** The maximum number of decimals. Default: 0. */
  decimals?: number | undefined;
};

/**
 * The reason why an input is rejected: it is not a number, or it is beyond a limit. `code` is a key of the text group
 * `ui-entry`.
 */
export type NumberIssue = {
  code:
    | 'numberCharacters'
    | 'numberMarks'
    | 'otherCurrency'
    | 'numberTooSmall'
    | 'numberTooLarge'
    | 'wholeNumber'
    | 'tooManyDecimals';
  values: Readonly<Record<string, string | number>>;
};

/** The texts that may precede or follow a number. */
export type NumberContext = {
  /** The ISO 4217 currency code of an amount of money. */
  currency?: string | undefined;
  /** Returns further texts that may precede or follow the number, such as the unit. */
  words?: (() => readonly string[]) | undefined;
};

/**
 * Returns a `words` function for a `NumberContext`, which returns the unit as its only text, or no text without a unit.
 */
export const unitTexts = (unit: string | undefined) => (): readonly string[] => (unit ? [unit] : []);

/**
 * Returns the reason why a value is not a number, or the first limit that it violates. Returns undefined for a valid
 * value and for `''`.
 */
export function findNumberIssue(
  value: string,
  limits: NumberLimits,
  { currency, words }: NumberContext = {},
): NumberIssue | undefined {
  const typed = parseTypedNumber(value, words);
  // for money each decimal counts, so that "4.500", which may mean 4500, is not read as 4.50
  if (!('reason' in typed)) return limitIssue(typed.value, limits, currency ? countDecimals : decimalsInUse);
  if (typed.reason === 'currency' && currency) return { code: 'otherCurrency', values: { currency } };
  const example = (limits.decimals ?? 0) > 0 ? '4,500.50' : '4,500';
  return { code: typed.reason === 'marks' ? 'numberMarks' : 'numberCharacters', values: { example } };
}

const decimalsInUse = (number: string): number => countDecimals(parseAmount(number) ?? '0');

function limitIssue(
  number: string,
  { min, max, decimals = 0 }: NumberLimits,
  count: (number: string) => number,
): NumberIssue | undefined {
  if (number === '') return undefined;
  if (count(number) > decimals)
    return decimals === 0
      ? { code: 'wholeNumber', values: {} }
      : { code: 'tooManyDecimals', values: { count: decimals } };
  if (min !== undefined && compareAmounts(number, min) < 0) return { code: 'numberTooSmall', values: { min } };
  if (max !== undefined && compareAmounts(number, max) > 0) return { code: 'numberTooLarge', values: { max } };
  return undefined;
}

/** A change of a number by some steps, with the limits of the number. */
export type StepOptions = NumberLimits & {
  /** The size of a step: a positive decimal as text. */
  step: string;
  /** The number of steps by which to change the number; negative values step down. */
  times: number;
};

/**
 * Returns the number after `times` steps, within its limits. From `''`, the first step returns `min` or 0. Returns a
 * text that is not a number unchanged. The result is exact: 0.1 + 0.2 is 0.3.
 */
export function stepNumber(value: string, { step, times, min, max }: StepOptions): string {
  const from = parseAmount(value);
  if (from === undefined && value !== '') return value;
  const next = from === undefined ? (min ?? '0') : addAmounts(from, multiplyAmounts(step, String(times)));
  if (min !== undefined && compareAmounts(next, min) < 0) return min;
  return max !== undefined && compareAmounts(next, max) > 0 ? max : next;
}
