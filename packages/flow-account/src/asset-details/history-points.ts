import type { AssetHistory } from '@quayside/contract/internals/account-details';
import type { AreaChartPoint } from '@quayside/ui/area-chart';
import type { Amount } from '@quayside/values/amount';
import type { CalendarDate } from '@quayside/values/calendar-date';

/**
 * Returns the points of the chart: the net assets at each close before `today`, then `now`. Without `now`, the line ends at the last close. Without an earlier
 * close, it is empty.
 */
export function toHistoryPoints(
  closes: AssetHistory['closes'],
  today: CalendarDate,
  now: Amount | undefined,
): readonly AreaChartPoint[] {
  const past = closes.filter(({ on }) => on < today).map(({ on, netAssets }) => ({ date: on, value: netAssets }));
  return now === undefined || past.length === 0 ? past : [...past, { date: today, value: now }];
}
