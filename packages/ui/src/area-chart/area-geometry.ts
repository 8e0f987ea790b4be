import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import { axisRange, isAxisCut } from './axis-range.ts';
import type { AreaChartPoint } from './series-summary.ts';

/** The width and height of the coordinate system. CSS stretches it to the size of the chart. */
export const areaUnits = 100;

/** Units from the left and from the top. */
export type Place = { x: number; y: number };

export type AreaGeometry = {
  area: string;
  line: string;
  /** Distance of the first value from the top in units. The line is measured against it. */
  baseline: number;
  /** `cut`: the axis does not begin at zero. */
  axis: 'from-zero' | 'cut';
  /** Round values, with their distance from the top in units. */
  ticks: readonly { value: number; y: number }[];
  places: readonly Place[];
};

/**
 * Returns the shape of a series in a square of 100 units. The area reaches to zero or the edge of the axis, or to the
 * first value. Only this function converts amounts to binary floats.
 * `points` must not be empty.
 */
export function areaGeometry(points: readonly AreaChartPoint[], reference: 'axis' | 'first' = 'axis'): AreaGeometry {
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
    ticks: roundValues(up).map((value) => ({ value, y: up(value) })),
    places: drawn.map((point) => ({ x: x(point), y: y(point) })),
  };
}

/** Returns the index of the place that is nearest to `x` units. Of two equally near places it returns the first. */
export const nearestPlace = (places: readonly Place[], x: number): number =>
  places.reduce((best, place, at) => (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x) ? at : best), 0);

/**
 * Returns the index of the point that a key selects. Arrows move by one point, Page Up and Page Down by a tenth of
 * all points. Returns undefined for other keys.
 */
export function pointByKey(at: number, key: string, count: number): number | undefined {
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

/** Fewest round values of an axis: two leave most of the height without a number. */
const FEWEST_VALUES = 3;

/** Returns round values of an axis: the fewest that are enough. d3 takes the number as a hint, and steps are 1, 2 or 5 times a power of ten. */
function roundValues(up: { ticks: (count: number) => number[] }): readonly number[] {
  for (let hint = FEWEST_VALUES; ; hint += 1) {
    const values = up.ticks(hint);
    if (values.length >= FEWEST_VALUES) return values;
  }
}
