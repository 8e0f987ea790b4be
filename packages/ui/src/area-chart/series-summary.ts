import { type Amount, addAmounts, compareAmounts, divideAmounts, negateAmount } from '@quayside/rules/amount';
import type { CalendarDate } from '@quayside/rules/calendar-date';

/** What something was worth on a day. */
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

export type SeriesChange = {
  readonly amount: Amount;
  /** of the first value, 0.05 for 5 %; undefined where that is not above zero, and a share of it says nothing */
  readonly share: number | undefined;
};

/** From the first point to the last. */
export function seriesChange({ first, last }: Pick<SeriesSummary, 'first' | 'last'>): SeriesChange {
  const amount = addAmounts(last.value, negateAmount(first.value));
  const share = compareAmounts(first.value, '0') > 0 ? divideAmounts(amount, first.value, 4) : undefined;
  return { amount, share: share === undefined ? undefined : Number(share) };
}
