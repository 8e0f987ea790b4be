/** A text that is no decimal number reached a calculation. The text itself is left out: it may be a customer's. */
export class InvalidAmountError extends Error {
  override readonly name = 'InvalidAmountError';
  constructor() {
    super(
      'A calculation was given a text that is no decimal number, so it cannot go on. Pass what parseAmount returned.',
    );
  }
}

/** The number units × 10^-scale. */
export type Decimal = { readonly units: bigint; readonly scale: number };

/** Throws InvalidAmountError. */
export function readDecimal(text: string): Decimal {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw new InvalidAmountError();
  const point = text.indexOf('.');
  if (point < 0) return { units: BigInt(text), scale: 0 };
  return { units: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
}

/** Canonical text: no leading zeros, no zeros after the last decimal, no `-0`. */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = String(magnitude(units)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`;
}

/** The units at another scale; where digits go, rounded half up, a half away from zero. */
export function unitsAt({ units, scale }: Decimal, to: number): bigint {
  if (scale <= to) return units * powerOfTen(to - scale);
  const divisor = powerOfTen(scale - to);
  const rounded = (magnitude(units) + divisor / 2n) / divisor;
  return units < 0n ? -rounded : rounded;
}

/** The quotient of two whole numbers times 10^decimals, rounded half up, a half away from zero. `under` is not zero. */
export function divideUnits(over: bigint, under: bigint, decimals: number): bigint {
  const [dividend, divisor] = [magnitude(over) * powerOfTen(decimals), magnitude(under)];
  const rounded = (2n * dividend + divisor) / (2n * divisor);
  return over < 0n !== under < 0n ? -rounded : rounded;
}

export const magnitude = (units: bigint): bigint => (units < 0n ? -units : units);

/** The powers that calculations with prices and rates meet; others are computed. */
const powersOfTen = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => powersOfTen[exponent] ?? 10n ** BigInt(exponent);
