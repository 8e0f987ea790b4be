import { type Amount, addAmounts, compareAmounts } from '@quayside/rules/amount';

/** A part of the whole. */
export type DonutPart = {
  id: string;
  label: string;
  /** decimal text as `@quayside/rules/amount` writes it; not negative */
  value: Amount;
};

/** A part of a whole was negative: a ring cannot show it. */
export class NegativePartError extends Error {
  override readonly name = 'NegativePartError';
  constructor() {
    super('A donut was given a part below zero, which is no part of a whole. Show debts beside it, or use a table.');
  }
}

export type DonutShare = DonutPart & {
  /** tenths of a hundredth of the whole: 333 is 33.3 %. Together they are 1000 */
  tenths: number;
};

export type DonutShares = { total: Amount; shares: readonly DonutShare[]; largest: DonutShare | undefined };

/**
 * The parts with their shares of the whole, rounded to a tenth of a per cent so that they add up to 100 % (largest remainders first).
 * No shares where the whole is zero. Throws `NegativePartError`.
 */
export function sharesOf(parts: readonly DonutPart[]): DonutShares {
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

/** `33.3 %` in the way of `language` (BCP 47). */
export const shareText = (tenths: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).format(tenths / 1000);
