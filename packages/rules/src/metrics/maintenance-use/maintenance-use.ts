import type { Amount } from '../../amount/amount.ts';

/** The risk level of a margin account is a warning while the excess is under this share of the maintenance margin (decision "Metrics", domain handbook 7). Ours, for demonstrations. */
export const illustrativeWarningExcess: Amount = '0.1';

/** Percentage of the equity that the maintenance margin takes, above which a margin call is due. */
export const CALL_USE = 100;

/** Returns the percentage of the equity that the maintenance margin takes: 0 without such a margin, infinite where no equity is left. */
export function maintenanceUse(equity: Amount, maintenance: Amount): number {
  if (Number(maintenance) === 0) return 0;
  return Number(equity) > 0 ? percent(Number(maintenance) / Number(equity)) : Number.POSITIVE_INFINITY;
}

/** Returns the percentage above which a margin account is warned. `warningExcess`: of its terms. */
export const warningUse = (warningExcess: Amount = illustrativeWarningExcess): number =>
  percent(1 / (1 + Number(warningExcess)));

/** Returns the percentage above which a futures account is warned: its initial margin is not covered there. Without an initial margin above the maintenance margin, that of a margin account. */
export const warningUseOfFutures = (maintenance: Amount, initial: Amount): number =>
  Number(initial) > Number(maintenance) ? percent(Number(maintenance) / Number(initial)) : warningUse();

/** Rounds to millionths of a per cent, so that equal shares of different amounts are equal. */
const percent = (share: number): number => Math.round(share * 100_000_000) / 1_000_000;
