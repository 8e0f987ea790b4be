import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { AreaChartPoint } from './series-summary.ts';

/** The drawing is 100 units wide and high, and stretched to its place. */
export const areaUnits = 100;

/** In units from the left and from the top. */
export type Place = { x: number; y: number };

export type AreaGeometry = {
  /** an SVG path of what lies between the line and zero, or the edge where zero is out of sight */
  area: string;
  /** an SVG path */
  line: string;
  /** round values, with their height in units from the top */
  ticks: readonly { value: number; y: number }[];
  /** of each point */
  places: readonly Place[];
};

/** The shape of a series in a square of 100 units. Values become binary floats here alone, to be drawn. At least one point. */
export function areaGeometry(points: readonly AreaChartPoint[]): AreaGeometry {
  const drawn = points.map(({ date, value }) => ({ time: Date.parse(date), value: Number(value) }));
  const values = drawn.map(({ value }) => value);
  const times = drawn.map(({ time }) => time);
  const across = scaleUtc()
    .domain([Math.min(...times), Math.max(...times)])
    .range([0, areaUnits]);
  const up = scaleLinear()
    .domain(padded(Math.min(...values), Math.max(...values)))
    .nice(3)
    .range([areaUnits, 0]);
  const x = ({ time }: Drawn) => across(time);
  const y = ({ value }: Drawn) => up(value);
  const ground = up(Math.min(Math.max(0, Math.min(...up.domain())), Math.max(...up.domain())));
  return {
    area: area(x, ground, y)(drawn) ?? '',
    line: line(x, y)(drawn) ?? '',
    ticks: up.ticks(3).map((value) => ({ value, y: up(value) })),
    places: drawn.map((point) => ({ x: x(point), y: y(point) })),
  };
}

/** The place nearest to `x` units from the left, by its number; the earlier of two as near. */
export const nearestPlace = (places: readonly Place[], x: number): number =>
  places.reduce((best, place, at) => (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x) ? at : best), 0);

/** Where a key leads among `count` points: arrows by one, Page Up and Down by a tenth of them, Home and End. Undefined for other keys. */
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

/** A flat line gets room above and below itself. */
const padded = (low: number, high: number): [number, number] =>
  low === high ? [low - Math.max(1, Math.abs(low) / 10), high + Math.max(1, Math.abs(high) / 10)] : [low, high];
