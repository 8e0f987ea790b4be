import type { Measures } from './visit.ts';

/** The middle value; the mean of the two in the middle where their number is even; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  const high = sorted[sorted.length >> 1] ?? Number.NaN;
  return (low + high) / 2;
}

/** The median of every column. */
export function medians(visits: readonly Measures[]): Measures {
  const columns = [...new Set(visits.flatMap(Object.keys))];
  return Object.fromEntries(
    columns.map((column) => [column, median(visits.map((visit) => visit[column] ?? Number.NaN))]),
  );
}
