import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { AreaChartPoint } from './series-summary.ts';

/** The drawing is 100 units wide and high, and stretched to its place. */
export const areaUnits = 100;

export type AreaGeometry = {
  /** an SVG path of what lies between the line and zero, or the edge where zero is out of sight */
  area: string;
  /** an SVG path */
  line: string;
  /** round values, with their height in units from the top */
  ticks: readonly { value: number; y: number }[];
  /** of the last point, in units */
  end: { x: number; y: number };
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
  const last = drawn.at(-1) ?? { time: 0, value: 0 };
  return {
    area: area(x, ground, y)(drawn) ?? '',
    line: line(x, y)(drawn) ?? '',
    ticks: up.ticks(3).map((value) => ({ value, y: up(value) })),
    end: { x: x(last), y: y(last) },
  };
}

type Drawn = { time: number; value: number };

/** A flat line gets room above and below itself. */
const padded = (low: number, high: number): [number, number] =>
  low === high ? [low - Math.max(1, Math.abs(low) / 10), high + Math.max(1, Math.abs(high) / 10)] : [low, high];
