import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
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
  const times = drawn.map(({ time }) => time);
  const across = scaleUtc()
    .domain([Math.min(...times), Math.max(...times)])
    .range([0, areaUnits]);
  const up = scaleLinear()
    .domain(padded(Math.min(...values), Math.max(...values)))
    .range([areaUnits, 0]);
  const x = ({ time }: Drawn) => across(time);
  const y = ({ value }: Drawn) => up(value);
  const baseline = up(values[0] ?? 0);
  const [bottom = 0, top = 0] = up.domain();
  const ground = reference === 'first' ? baseline : up(Math.min(Math.max(0, bottom), top));
  return {
    area: area(x, ground, y)(drawn) ?? '',
    line: line(x, y)(drawn) ?? '',
    baseline,
    axis: bottom > 0 || top < 0 ? 'cut' : 'from-zero',
    ticks: up.ticks(3).map((value) => ({ value, y: up(value) })),
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

/** Least height of the axis as a share of the greatest value, so that a change of a tenth of a per cent does not look like a crash. */
const LEAST_SPAN = 0.02;

/** Air above the highest and below the lowest point, as a share of what lies between. The line takes most of the height, whatever the round values are. */
const AIR = 0.12;

/** Returns the range of the axis. It reaches below zero only if a value does, and has no air below a least value of zero. */
function padded(low: number, high: number): [number, number] {
  const missing = Math.max(LEAST_SPAN * Math.max(Math.abs(low), Math.abs(high)) - (high - low), 0);
  const span = high - low + missing;
  if (span === 0) return [low - 1, high + 1];
  const air = missing / 2 + span * AIR;
  const bottom = low - air;
  return [low >= 0 ? Math.max(0, bottom) : bottom, high + air];
}
