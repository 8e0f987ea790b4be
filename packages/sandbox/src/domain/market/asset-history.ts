import type { AccountDetails, AssetHistory, HistoryRange } from '@quayside/contract/account-details';
import { type Amount, addAmounts, multiplyAmounts } from '@quayside/rules/amount';
import { addDays, addMonths, type CalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import { type Owned, type Portfolio, portfolioOf } from './portfolios.ts';
import type { BaseCurrency } from './prices.ts';
import { closeOn, isTradingDay, tradingDayUpTo } from './trading-days.ts';
import { netAssetsAt, worthOf } from './valuation.ts';

type Valued = Pick<AccountDetails, 'type'> & {
  readonly accounts: readonly string[];
  /** in which it is valued; by default SGD */
  readonly currency?: BaseCurrency;
};

/**
 * Returns net assets at each past close of a range, as if the portfolio had been held throughout. Every position has a
 * close, also one without a price now.
 */
export function historyOf(account: Valued, owned: Owned, range: HistoryRange, now: Date): AssetHistory {
  const portfolio: Portfolio = { ...portfolioOf(owned), unpriced: [] };
  const today = singaporeDate(now);
  const valueAt = valuer(account, portfolio);
  const closes = tradingDays(tradingDayUpTo(beginOf(range, today)), addDays(today, -1)).flatMap((on) => {
    const netAssets = valueAt(closeOn(on));
    return netAssets === undefined ? [] : [{ on, netAssets }];
  });
  return { currency: account.currency ?? 'SGD', closes };
}

/** Returns a function that values equal lots once: ten thousand lots are about a thousand different ones. */
function valuer(account: Valued, { lots, ...portfolio }: Portfolio) {
  const groups = new Map<string, { readonly lot: Portfolio['lots'][number]; count: number }>();
  for (const lot of lots) {
    const key = `${lot.of} ${lot.quantity}`;
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { lot, count: 1 });
  }
  return (at: Date): Amount | undefined => {
    const others = netAssetsAt(account, { ...portfolio, lots: [] }, at);
    if (others === undefined) return undefined;
    let sum = others;
    for (const { lot, count } of groups.values())
      sum = addAmounts(sum, multiplyAmounts(worthOf(lot, portfolio, at, account.currency), String(count)));
    return sum;
  };
}

const months = { '1m': 1, '3m': 3, '1y': 12 } as const;

const beginOf = (range: HistoryRange, today: CalendarDate): CalendarDate =>
  range === '1w' ? addDays(today, -7) : addMonths(today, -months[range]);

function tradingDays(first: CalendarDate, last: CalendarDate): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (isTradingDay(day)) days.push(day);
  return days;
}
