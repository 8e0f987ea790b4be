import type { Amount } from '@quayside/values/amount';

/**
 * Share of the maintenance margin, for demonstrations. A margin account with less excess has the risk level `warning`
 * (docs/decisions/2026-11-22-judge-tiers-and-round-metrics.md).
 */
export const illustrativeWarningExcess: Amount = '0.1';

/** Maintenance margin as a percentage of equity above which an account has a margin call. */
export const MARGIN_CALL_USE = 100;

/** Returns the maintenance margin as a percentage of equity. Returns 0 without a maintenance margin, infinity without equity. */
export function maintenanceUse(equity: Amount, maintenance: Amount): number {
  if (Number(maintenance) === 0) return 0;
  return Number(equity) > 0 ? percent(Number(maintenance) / Number(equity)) : Number.POSITIVE_INFINITY;
}

/** Returns the percentage above which a margin account has a warning. `warningExcess` comes from the terms of the broker. */
export const warningUse = (warningExcess: Amount = illustrativeWarningExcess): number =>
  percent(1 / (1 + Number(warningExcess)));

/**
 * Returns the percentage above which a futures account has a warning, because its equity is below the initial margin. If the initial margin is not above the
 * maintenance margin, returns the percentage of a margin account.
 */
export const futuresWarningUse = (maintenance: Amount, initial: Amount): number =>
  Number(initial) > Number(maintenance) ? percent(Number(maintenance) / Number(initial)) : warningUse();

/** Rounds to a millionth of a percent, so that equal shares of different amounts are equal. */
const percent = (share: number): number => Math.round(share * 100_000_000) / 1_000_000;
