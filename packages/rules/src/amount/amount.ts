/**
 * Money as decimal text, never as a binary float: `-1234.5`. Canonical: no plus sign, no leading zeros, no zeros after the last decimal, no `-0`.
 * The currency travels beside it.
 */
export type Amount = string;

/** A text that is no decimal number reached a calculation. The text itself is left out: it may be a customer's. */
export class InvalidAmountError extends Error {
  override readonly name = 'InvalidAmountError';
  constructor() {
    super(
      'A calculation was given a text that is no decimal number, so it cannot go on. Pass what parseAmount returned.',
    );
  }
}

/** Amounts show two decimals whatever the currency (specification section 5; the yen too). */
export const SHOWN_DECIMALS = 2;

/** Digits, or digits grouped in threes by commas; decimals after a point. */
const typedNumber = /^(?<sign>[-+]?)(?<whole>\d+|\d{1,3}(,\d{3})+)?(\.(?<decimals>\d*))?$/;

/**
 * The amount in what a person typed or pasted, or undefined: commas between thousands, spaces, a leading plus, full-width digits and the
 * typographic minus are read; other groupings (`1,23`) are refused rather than guessed.
 */
export function parseAmount(text: string): Amount | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace('\u2212', '-');
  const groups = typedNumber.exec(plain)?.groups;
  if (!groups || !(groups.whole || groups.decimals)) return undefined;
  const decimals = groups.decimals ?? '';
  const digits = BigInt(`${(groups.whole ?? '').replaceAll(',', '')}${decimals}`);
  return write({ units: groups.sign === '-' ? -digits : digits, scale: decimals.length });
}

/** Negative when `a` is less, 0 when equal, positive when greater. */
export function compareAmounts(a: Amount, b: Amount): number {
  const [left, right] = align(a, b);
  return left.units < right.units ? -1 : Number(left.units > right.units);
}

export function addAmounts(...amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, amount) => {
    const [left, right] = align(sum, amount);
    return write({ units: left.units + right.units, scale: left.scale });
  }, '0');
}

export const negateAmount = (amount: Amount): Amount => {
  const { units, scale } = read(amount);
  return write({ units: -units, scale });
};

export const multiplyAmounts = (a: Amount, b: Amount): Amount => {
  const [left, right] = [read(a), read(b)];
  return write({ units: left.units * right.units, scale: left.scale + right.scale });
};

/** The quotient, rounded half up to `decimals`; undefined for a divisor of zero. */
export function divideAmounts(a: Amount, b: Amount, decimals: number): Amount | undefined {
  const [left, right] = align(a, b);
  if (right.units === 0n) return undefined;
  const negative = left.units < 0n !== right.units < 0n;
  const [over, under] = [magnitude(left.units) * 10n ** BigInt(decimals), magnitude(right.units)];
  const rounded = (2n * over + under) / (2n * under);
  return write({ units: negative ? -rounded : rounded, scale: decimals });
}

/** Rounded half up (a half goes away from zero: 1.005 → 1.01, -1.005 → -1.01). */
export function roundAmount(amount: Amount, decimals: number = SHOWN_DECIMALS): Amount {
  const { units, scale } = read(amount);
  return scale <= decimals
    ? write({ units, scale })
    : write({ units: shorten(units, scale - decimals), scale: decimals });
}

/** Digits after the decimal point. */
export const decimalsOf = (amount: Amount): number => read(amount).scale;

/** UI-06: `1,234.50`, `-1,234.50`, with a currency code `SGD 1,234.50`. */
export function formatAmount(amount: Amount, { currency }: { currency?: string | undefined } = {}): string {
  const { units, scale } = read(roundAmount(amount));
  const digits = String(magnitude(units) * 10n ** BigInt(SHOWN_DECIMALS - scale)).padStart(SHOWN_DECIMALS + 1, '0');
  const whole = digits.slice(0, -SHOWN_DECIMALS).replace(/\B(?=(\d{3})+$)/g, ',');
  const text = `${units < 0n ? '-' : ''}${whole}.${digits.slice(-SHOWN_DECIMALS)}`;
  return currency ? `${currency} ${text}` : text;
}

/** The number units × 10^-scale. */
type Scaled = { readonly units: bigint; readonly scale: number };

function read(amount: Amount): Scaled {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) throw new InvalidAmountError();
  const [, whole = '', decimals = ''] = match;
  return { units: BigInt(`${whole}${decimals}`), scale: decimals.length };
}

function write({ units, scale }: Scaled): Amount {
  const digits = String(magnitude(units)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const decimals = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`;
}

function align(a: Amount, b: Amount): [Scaled, Scaled] {
  const [left, right] = [read(a), read(b)];
  const scale = Math.max(left.scale, right.scale);
  return [widen(left, scale), widen(right, scale)];
}

const widen = ({ units, scale }: Scaled, to: number): Scaled => ({
  units: units * 10n ** BigInt(to - scale),
  scale: to,
});

function shorten(units: bigint, digits: number): bigint {
  const divisor = 10n ** BigInt(digits);
  const rounded = (magnitude(units) + divisor / 2n) / divisor;
  return units < 0n ? -rounded : rounded;
}

const magnitude = (units: bigint): bigint => (units < 0n ? -units : units);
