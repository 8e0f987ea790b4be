import {
  absoluteValue,
  type Decimal,
  divideUnits,
  formatDecimal,
  InvalidAmountError,
  parseDecimal,
  rescaleUnits,
} from '../decimal/decimal.ts';

/** Money as canonical decimal text, such as `-1234.5`: no plus sign, no leading zeros, no trailing decimal zeros, no `-0`. The currency is a separate field. */
export type Amount = string;

export { InvalidAmountError };

/** Number of decimals in displayed amounts, in every currency including the yen (specification section 5). */
export const DISPLAY_DECIMALS = 2;

/**
 * Compares two amounts. Returns a negative number if `a` is less, 0 if they are equal, a positive number if `a` is greater. Throws InvalidAmountError if a text
 * is not a decimal number.
 */
export function compareAmounts(a: Amount, b: Amount): number {
  const [left, right] = align(a, b);
  return left.units < right.units ? -1 : Number(left.units > right.units);
}

/** Returns the exact sum with all decimals, or `0` without arguments. Throws InvalidAmountError if a text is not a decimal number. */
export function addAmounts(...amounts: readonly Amount[]): Amount {
  let [units, scale] = [0n, 0];
  for (const amount of amounts) {
    const next = parseDecimal(amount);
    const common = Math.max(scale, next.scale);
    units = rescaleUnits({ units, scale }, common) + rescaleUnits(next, common);
    scale = common;
  }
  return formatDecimal({ units, scale });
}

/** Returns the amount with the opposite sign. Throws InvalidAmountError if the text is not a decimal number. */
export const negateAmount = (amount: Amount): Amount => {
  const { units, scale } = parseDecimal(amount);
  return formatDecimal({ units: -units, scale });
};

/** Returns the exact product with all decimals. Throws InvalidAmountError if a text is not a decimal number. */
export const multiplyAmounts = (a: Amount, b: Amount): Amount => {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  return formatDecimal({ units: left.units * right.units, scale: left.scale + right.scale });
};

/**
 * Returns `a` / `b`, rounded half away from zero to `decimals`. Returns undefined if `b` is zero. Throws InvalidAmountError if a text is not a decimal number.
 */
export function divideAmounts(a: Amount, b: Amount, decimals: number): Amount | undefined {
  const [left, right] = align(a, b);
  if (right.units === 0n) return undefined;
  return formatDecimal({ units: divideUnits(left.units, right.units, decimals), scale: decimals });
}

/** Rounds an amount half away from zero: 1.005 → 1.01, -1.005 → -1.01. Throws InvalidAmountError if the text is not a decimal number. */
export function roundAmount(amount: Amount, decimals: number = DISPLAY_DECIMALS): Amount {
  return formatDecimal({ units: rescaleUnits(parseDecimal(amount), decimals), scale: decimals });
}

/** Returns the number of digits after the decimal point. Throws InvalidAmountError if the text is not a decimal number. */
export const countDecimals = (amount: Amount): number => parseDecimal(amount).scale;

/** The minus sign of displayed amounts. Amounts in calculations have a hyphen. */
export const MINUS_SIGN = '\u2212';

/** Formats an amount (UI-06): `1,234.50`, `−1,234.50`, `SGD 1,234.50` with a non-breaking space. `parseAmount` accepts the result. */
export function formatAmount(amount: Amount, { currency }: { currency?: string | undefined } = {}): string {
  const units = rescaleUnits(parseDecimal(amount), DISPLAY_DECIMALS);
  const digits = String(absoluteValue(units)).padStart(DISPLAY_DECIMALS + 1, '0');
  const whole = grouped(digits.slice(0, -DISPLAY_DECIMALS));
  const text = `${units < 0n ? MINUS_SIGN : ''}${whole}.${digits.slice(-DISPLAY_DECIMALS)}`;
  return currency ? `${currency}\u00a0${text}` : text;
}

/** Formats a share of 1 as a percentage with at most two decimals: 0.5714 becomes `57.14%`, -0.01 becomes `−1%`. */
export const formatShare = (share: Amount): string =>
  `${roundAmount(multiplyAmounts(share, '100')).replace('-', MINUS_SIGN)}%`;

/** Formats a quantity with thousands separators and all its decimals: `1,500`, `0.25`, `−4,000`. */
export function formatQuantity(quantity: Amount): string {
  const [whole = '', ...decimals] = formatDecimal(parseDecimal(quantity)).split('.');
  return [grouped(whole), ...decimals].join('.').replace('-', MINUS_SIGN);
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function align(a: Amount, b: Amount): [Decimal, Decimal] {
  const [left, right] = [parseDecimal(a), parseDecimal(b)];
  const scale = Math.max(left.scale, right.scale);
  return [
    { units: rescaleUnits(left, scale), scale },
    { units: rescaleUnits(right, scale), scale },
  ];
}
