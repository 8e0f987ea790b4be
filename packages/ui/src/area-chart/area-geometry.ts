import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import { axisRange, isAxisCut } from './axis-range.ts';
import type { AreaChartPoint } from './series-summary.ts';

/**
 * The width and height of the chart's coordinate system, in units. CSS stretches the units to the size of the chart.
 */
export const areaUnits = 100;

/** A position in a chart: the distances from the left (`x`) and from the top (`y`), in units. */
export type ChartPosition = { x: number; y: number };

export type AreaGeometry = {
  area: string;
  line: string;
  /** The distance of the first value from the top, in units. With the reference `first`, the area ends at this line. */
  baseline: number;
  /** The start of the axis: `from-zero`, or `cut` if the axis starts at another value. */
  axis: 'from-zero' | 'cut';
  /** The round values on the axis, with their distances from the top in units. */
  ticks: readonly { value: number; y: number }[];
  places: readonly ChartPosition[];
};

/**
 * Returns the line, the area and the axis of a series, in a square of 100 units. With the reference `axis`, the area
 * ends at zero, or at the edge of the axis. With `first`, it ends at the first value. `points` must not be empty. Only
 * this function converts amounts to binary floats.
 */
export function calculateAreaGeometry(
  points: readonly AreaChartPoint[],
  reference: 'axis' | 'first' = 'axis',
): AreaGeometry {
  const drawn = points.map(({ date, value }) => ({ time: Date.parse(date), value: Number(value) }));
  const values = drawn.map(({ value }) => value);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const times = drawn.map(({ time }) => time);
  const across = scaleUtc()
    .domain([Math.min(...times), Math.max(...times)])
    .range([0, areaUnits]);
  const up = scaleLinear().domain(axisRange(least, greatest)).range([areaUnits, 0]);
  const x = ({ time }: Drawn) => across(time);
  const y = ({ value }: Drawn) => up(value);
  const baseline = up(values[0] ?? 0);
  const [bottom = 0, top = 0] = up.domain();
  const ground = reference === 'first' ? baseline : up(Math.min(Math.max(0, bottom), top));
  return {
    area: area(x, ground, y)(drawn) ?? '',
    line: line(x, y)(drawn) ?? '',
    baseline,
    axis: isAxisCut(least, greatest) ? 'cut' : 'from-zero',
    ticks: getRoundValues(up).map((value) => ({ value, y: up(value) })),
    places: drawn.map((point) => ({ x: x(point), y: y(point) })),
  };
}

/**
 * Returns the index of the position that is horizontally nearest to `x` units. Of two equally near positions, it
 * returns the first.
 */
export const findNearestPosition = (places: readonly ChartPosition[], x: number): number =>
  places.reduce((best, place, at) => (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x) ? at : best), 0);

/**
 * Returns the index of the point that a key selects, or undefined for other keys. Arrow keys move by one point, Page Up
 * and Page Down by a tenth of all points. Home and End select the ends.
 */
export function getPointForKey(at: number, key: string, count: number): number | undefined {
  const page = Math.max(1, Math.round(count / 10));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -page,
    PageUp: page,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(count - 1, Math.max(0, at + step));
}

type Drawn = { time: number; value: number };

/** The minimum number of round values on an axis. With only two values, most of the height would have no number. */
const FEWEST_VALUES = 3;

/**
 * Returns at least `FEWEST_VALUES` round values for an axis. d3 treats the requested number as a hint and uses steps of
 * 1, 2 or 5 times a power of ten.
 */
function getRoundValues(up: { ticks: (count: number) => number[] }): readonly number[] {
  for (let hint = FEWEST_VALUES; ; hint += 1) {
    const values = up.ticks(hint);
    if (values.length >= FEWEST_VALUES) return values;
  }
}
