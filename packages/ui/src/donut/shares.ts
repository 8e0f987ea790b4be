import { type Amount, addAmounts, compareAmounts } from '@quayside/values/amount';

/** A part of a whole, such as the investments in one currency. */
export type DonutPart = {
  id: string;
  label: string;
  /** A decimal of zero or more, as text in the format of `@quayside/values/amount`. */
  value: Amount;
};

/** Thrown by `calculateShares` for a negative part, because a ring cannot show it. */
export class NegativePartError extends Error {
  override readonly name = 'NegativePartError';
  constructor() {
    super('A part of the donut is negative. Show negative values outside the donut, or use a table.');
  }
}

/** A part of a donut with its share of the total. */
export type DonutShare = DonutPart & {
  /** The share in tenths of a per cent: 333 is 33.3 %. The shares of all parts add up to 1000. */
  tenths: number;
};

/**
 * The total of all parts, their shares, and the part with the greatest value. `largest` is undefined if the total is
 * zero.
 */
export type DonutShares = { total: Amount; shares: readonly DonutShare[]; largest: DonutShare | undefined };

/**
 * Returns the share of each part, rounded to a tenth of a per cent. Rounds up the largest remainders, so that all
 * shares add up to 100 %. If the total is zero, there are no shares. Throws `NegativePartError` for a negative part.
 */
export function calculateShares(parts: readonly DonutPart[]): DonutShares {
  if (parts.some(({ value }) => compareAmounts(value, '0') < 0)) throw new NegativePartError();
  const total = addAmounts('0', ...parts.map(({ value }) => value));
  if (compareAmounts(total, '0') === 0) return { total, shares: [], largest: undefined };
  const exact = parts.map(({ value }) => (Number(value) / Number(total)) * 1000);
  const whole = exact.map(Math.floor);
  const missing = 1000 - whole.reduce((sum, tenths) => sum + tenths, 0);
  const rounded = exact
    .map((tenths, at) => ({ at, remainder: tenths - Math.floor(tenths) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
    .slice(0, missing)
    .map(({ at }) => at);
  const shares = parts.map((part, at) => ({ ...part, tenths: (whole[at] ?? 0) + Number(rounded.includes(at)) }));
  const largest = shares.reduce((most, share) => (compareAmounts(share.value, most.value) > 0 ? share : most));
  return { total, shares, largest };
}

/** Formats a share in tenths of a per cent, such as `33.3%`. `language` is a BCP 47 tag. */
export const formatShare = (tenths: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).format(tenths / 1000);
