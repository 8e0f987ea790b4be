import { type Amount, addAmounts, compareAmounts, divideAmounts, negateAmount } from '@quayside/values/amount';
import type { CalendarDate } from '@quayside/values/calendar-date';

/** A point of an area chart: the value on one day. */
export type AreaChartPoint = {
  /** A calendar date in the format YYYY-MM-DD. */
  date: CalendarDate;
  /** A decimal as text in the format of `@quayside/values/amount`. */
  value: Amount;
};

/** The first, last, lowest and highest point of a series, which the summary sentence names. */
export type SeriesSummary = Record<'first' | 'last' | 'lowest' | 'highest', AreaChartPoint>;

/**
 * Returns the first, last, lowest and highest point, or undefined if there are no points. Of two equal values, it
 * returns the earlier one.
 */
export function summariseSeries(points: readonly AreaChartPoint[]): SeriesSummary | undefined {
  const first = points[0];
  if (!first) return undefined;
  const last = points.at(-1) ?? first;
  const lowest = points.reduce((low, point) => (compareAmounts(point.value, low.value) < 0 ? point : low));
  const highest = points.reduce((high, point) => (compareAmounts(point.value, high.value) > 0 ? point : high));
  return { first, last, lowest, highest };
}

/** The change from the first to the last value of a series, as an amount and as a share. */
export type SeriesChange = {
  readonly amount: Amount;
  /**
   * The change divided by the first value, rounded to four decimals: 0.05 is 5 %. Undefined unless the first value is
   * positive.
   */
  readonly share: number | undefined;
};

/** Returns the change from the first to the last value, as an amount and as a share. */
export function calculateChange({ first, last }: Pick<SeriesSummary, 'first' | 'last'>): SeriesChange {
  const amount = addAmounts(last.value, negateAmount(first.value));
  const share = compareAmounts(first.value, '0') > 0 ? divideAmounts(amount, first.value, 4) : undefined;
  return { amount, share: share === undefined ? undefined : Number(share) };
}
