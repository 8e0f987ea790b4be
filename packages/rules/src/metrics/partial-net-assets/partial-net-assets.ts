import type { Amount } from '@quayside/values/amount';
import { cashMetrics } from '../cash-metrics/cash-metrics.ts';
import { type MarginAccount, type MarginHolding, marginMetrics } from '../margin-metrics/margin-metrics.ts';

/** A cash or margin account whose holdings have names. */
export type SecuritiesAccount = Omit<MarginAccount, 'holdings'> & {
  readonly type: 'cash' | 'margin';
  readonly holdings: readonly (MarginHolding & { readonly name: string })[];
};

/** Net assets of a part of an account, in its currency, and the names of the holdings that they exclude. */
export type PartialNetAssets = { readonly netAssets: Amount; readonly without: readonly string[] };

/**
 * Returns the net assets without the holdings that have no quote. Undefined if every holding has a quote, or if another value is unknown. Throws
 * InvalidAmountError if a text is not a decimal number.
 */
export function calculatePartialNetAssets(account: SecuritiesAccount): PartialNetAssets | undefined {
  const valued = valueOf(account);
  if (valued.state === 'valued') return undefined;
  const missing = new Set(valued.missing.map(({ of }) => of));
  const without = account.holdings.filter(({ id }) => missing.has(id));
  const holdings = account.holdings.filter(({ id }) => !missing.has(id));
  const { netAssets } = valueOf({ ...account, holdings }).metrics;
  if (without.length === 0 || netAssets === undefined) return undefined;
  return { netAssets, without: without.map(({ name }) => name) };
}

const valueOf = (account: SecuritiesAccount) =>
  account.type === 'margin' ? marginMetrics(account) : cashMetrics(account);
