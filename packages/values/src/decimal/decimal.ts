/** Functions on amounts throw this error for text that is not a decimal number. The message omits the text, because it may be an answer of a customer. */
export class InvalidAmountError extends Error {
  override readonly name = 'InvalidAmountError';
  constructor() {
    super(
      'A calculation was given a text that is no decimal number, so it cannot go on. Pass what parseAmount returned.',
    );
  }
}

/** A decimal number with the value units × 10^-scale. */
export type Decimal = { readonly units: bigint; readonly scale: number };

/** Parses decimal text such as `-1234.5`. Throws InvalidAmountError if the text is not a decimal number. */
export function parseDecimal(text: string): Decimal {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw new InvalidAmountError();
  const point = text.indexOf('.');
  // Stryker disable next-line EqualityOperator: a digit comes before the point, so its index is never 0
  if (point < 0) return { units: BigInt(text), scale: 0 };
  return { units: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
}

/** Formats a decimal as canonical text: no leading zeros, no trailing decimal zeros, no `-0`. */
export function formatDecimal({ units, scale }: Decimal): string {
  const digits = String(absoluteValue(units)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`;
}

/** Returns the units of a decimal at another scale, rounded half away from zero. */
export function rescaleUnits({ units, scale }: Decimal, to: number): bigint {
  // Stryker disable next-line EqualityOperator: at the same scale both branches return the units
  if (scale <= to) return units * powerOfTen(to - scale);
  const divisor = powerOfTen(scale - to);
  const rounded = (absoluteValue(units) + divisor / 2n) / divisor;
  // Stryker disable next-line EqualityOperator: zero has no sign
  return units < 0n ? -rounded : rounded;
}

/** Returns `over` / `under` × 10^decimals, rounded half away from zero. `under` must not be zero. */
export function divideUnits(over: bigint, under: bigint, decimals: number): bigint {
  const [dividend, divisor] = [absoluteValue(over) * powerOfTen(decimals), absoluteValue(under)];
  const rounded = (2n * dividend + divisor) / (2n * divisor);
  // Stryker disable next-line EqualityOperator: the divisor is not zero, and zero has no sign
  return over < 0n !== under < 0n ? -rounded : rounded;
}

/** Returns the absolute value of an integer. */
// Stryker disable next-line EqualityOperator: zero has no sign
export const absoluteValue = (units: bigint): bigint => (units < 0n ? -units : units);

/** Powers of ten for usual prices and rates; others are computed. */
const powersOfTen = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => powersOfTen[exponent] ?? 10n ** BigInt(exponent);
