import type { AccountDetails, AssetHistory, AssetHistoryRequest } from '@quayside/contract/internals/account-details';
import { type Amount, addAmounts, multiplyAmounts } from '@quayside/values/amount';
import { addDays, addMonths, type CalendarDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { type DemoHoldings, getPortfolio, type Portfolio } from './portfolios.ts';
import type { BaseCurrency } from './prices.ts';
import { getClosingTime, isTradingDay, latestTradingDay } from './trading-days.ts';
import { calculateLotValue, calculateNetAssetsAt } from './valuation.ts';

type Valued = Pick<AccountDetails, 'type'> & {
  readonly accounts: readonly string[];
  /** Base currency in which the account is valued; by default SGD. */
  readonly currency?: BaseCurrency;
};

/**
 * Returns the net assets at each past close of a range or period, as if the customer had always held the portfolio. Positions without a current price have
 * past prices too.
 */
export function calculateAssetHistory(
  account: Valued,
  owned: DemoHoldings,
  request: AssetHistoryRequest,
  now: Date,
): AssetHistory {
  const portfolio: Portfolio = { ...getPortfolio(owned), unpriced: [] };
  const today = toSingaporeDate(now);
  const valueAt = valuer(account, portfolio);
  const { from, to } = periodOf(request, addDays(today, -1));
  const closes = tradingDays(latestTradingDay(from), to).flatMap((on) => {
    const netAssets = valueAt(getClosingTime(on));
    return netAssets === undefined ? [] : [{ on, netAssets }];
  });
  return { currency: account.currency ?? 'SGD', closes };
}

/** Returns a function that calculates the net assets at a time. Equal lots are valued once: ten thousand lots have about a thousand different values. */
function valuer(account: Valued, { lots, ...portfolio }: Portfolio) {
  const groups = new Map<string, { readonly lot: Portfolio['lots'][number]; count: number }>();
  for (const lot of lots) {
    const key = `${lot.of} ${lot.quantity}`;
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { lot, count: 1 });
  }
  return (at: Date): Amount | undefined => {
    const others = calculateNetAssetsAt(account, { ...portfolio, lots: [] }, at);
    if (others === undefined) return undefined;
    let sum = others;
    for (const { lot, count } of groups.values())
      sum = addAmounts(sum, multiplyAmounts(calculateLotValue(lot, portfolio, at, account.currency), String(count)));
    return sum;
  };
}

const months = { '1m': 1, '3m': 3, '1y': 12 } as const;

/** Returns the first and last day of the requested period, which ends no later than yesterday, the last closed day. */
function periodOf({ range, from, to }: AssetHistoryRequest, yesterday: CalendarDate) {
  const today = addDays(yesterday, 1);
  if (range === '1w') return { from: addDays(today, -7), to: yesterday };
  if (range) return { from: addMonths(today, -months[range]), to: yesterday };
  return { from: earlier(from, yesterday), to: earlier(to, yesterday) };
}

const earlier = (day: CalendarDate | undefined, last: CalendarDate) => (day !== undefined && day < last ? day : last);

function tradingDays(first: CalendarDate, last: CalendarDate): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}
