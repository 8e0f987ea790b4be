import type { AccountDetails } from '@quayside/contract/account-details';
import type { AccountOverview } from '@quayside/contract/account-overview';

type Largest = NonNullable<AccountOverview['largest']>;
type Held = Omit<Largest['positions'][number], 'rate'>;

const MOST = 3;

/** Returns the positions of the greatest value in the securities account, bought or sold, and how many there are. */
export function largestOf({
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

/** By binary floats, because only the order matters and there may be 10,000. Without a price it is the smallest. */
const sizeOf = ({ quantity, price = '0', multiplier = '1' }: Held, rate = '0'): number =>
  Math.abs(Number(quantity) * Number(price) * Number(multiplier) * Number(rate));

/** Leaves out what only some positions have, such as a haircut. */
function withRate(
  { id, ticker, name, market, currency, quantity, price, previousClose, cost, multiplier }: Held,
  rate: string | undefined,
): Largest['positions'][number] {
  return { id, ticker, name, market, currency, quantity, price, previousClose, cost, multiplier, rate };
}
