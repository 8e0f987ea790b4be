import type { AccountDetails } from '@quayside/contract/internals/account-details';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';

type Largest = NonNullable<AccountOverview['largest']>;
type Held = Omit<Largest['positions'][number], 'rate'>;

const MOST = 3;

/** Returns the three positions of the securities account with the largest absolute value, and the number of all its positions. */
export function findLargestPositions({
  currency,
  rates,
  holdings,
  options,
}: Pick<AccountDetails, 'currency' | 'rates' | 'holdings' | 'options'>): Largest {
  const rateOf = (of: string) => (of === currency ? '1' : rates[of]);
  const held: readonly Held[] = [...holdings, ...options];
  const largest = held
    .map((one) => ({ one, size: sizeOf(one, rateOf(one.currency)) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST);
  return {
    currency,
    count: held.length,
    positions: largest.map(({ one }) => withRate(one, rateOf(one.currency))),
  };
}

/**
 * Returns the approximate absolute value of a position, as a floating-point number: only the order of up to 10,000 positions matters. Without a price it is
 * 0.
 */
const sizeOf = ({ quantity, price = '0', multiplier = '1' }: Held, rate = '0'): number =>
  Math.abs(Number(quantity) * Number(price) * Number(multiplier) * Number(rate));

/** Returns the fields that positions of all kinds have, with the exchange rate. */
function withRate(
  { id, ticker, name, market, currency, quantity, price, previousClose, cost, multiplier }: Held,
  rate: string | undefined,
): Largest['positions'][number] {
  return { id, ticker, name, market, currency, quantity, price, previousClose, cost, multiplier, rate };
}
