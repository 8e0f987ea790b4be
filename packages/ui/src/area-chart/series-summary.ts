import { type Amount, compareAmounts } from '@quayside/rules/amount';
import type { CalendarDate } from '@quayside/rules/calendar-date';

export type AreaChartPoint = {
  /** calendar date, YYYY-MM-DD */
  date: CalendarDate;
  /** decimal text as `@quayside/rules/amount` writes it */
  value: Amount;
};

export type SeriesSummary = Record<'first' | 'last' | 'lowest' | 'highest', AreaChartPoint>;

/** What a glance at a line tells: where it begins and ends, its lowest and highest point (the earlier of equal ones). Undefined without points. */
export function seriesSummary(points: readonly AreaChartPoint[]): SeriesSummary | undefined {
  const first = points[0];
  if (!first) return undefined;
  const last = points.at(-1) ?? first;
  const lowest = points.reduce((low, point) => (compareAmounts(point.value, low.value) < 0 ? point : low));
  const highest = points.reduce((high, point) => (compareAmounts(point.value, high.value) > 0 ? point : high));
  return { first, last, lowest, highest };
}
