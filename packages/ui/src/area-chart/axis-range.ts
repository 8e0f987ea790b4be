/**
 * The minimum height of the axis as a share of the greatest value. With less, a change of 0.1 % would look like a
 * crash.
 */
const LEAST_SPAN = 0.02;

/** The space above the highest and below the lowest point, as a share of the height of the axis. */
const AIR = 0.12;

/**
 * Returns the start and end of the axis for values from `low` to `high`. The axis starts below zero only if a value is
 * negative.
 */
export function axisRange(low: number, high: number): [number, number] {
  const missing = Math.max(LEAST_SPAN * Math.max(Math.abs(low), Math.abs(high)) - (high - low), 0);
  const span = high - low + missing;
  if (span === 0) return [low - 1, high + 1];
  const air = missing / 2 + span * AIR;
  const bottom = low - air;
  return [low >= 0 ? Math.max(0, bottom) : bottom, high + air];
}

/** Returns whether the axis for values from `low` to `high` excludes zero. The chart must then tell the user. */
export function isAxisCut(low: number, high: number): boolean {
  const [bottom, top] = axisRange(low, high);
  return bottom > 0 || top < 0;
}
