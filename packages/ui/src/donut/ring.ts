import { arc, pie } from 'd3-shape';

/** The drawing is 100 units across, its middle at 0, 0; the numbers stand on a wider circle. */
const ring = { inner: 25, outer: 38, numbers: 45 };

/** Slices thinner than this have no number beside them: it would lie on its neighbour's. Radians. */
const roomForNumber = 0.2;

export type Slice = {
  /** an SVG path */
  path: string;
  /** where its number stands; undefined where there is no room */
  number: { x: number; y: number } | undefined;
};

/** The slices of a ring for numbers of at least 0, from the top clockwise, in the order given. */
export function slicesOf(values: readonly number[]): readonly Slice[] {
  const shape = arc<{ startAngle: number; endAngle: number }>().innerRadius(ring.inner).outerRadius(ring.outer);
  return pie<number>()
    .sort(null)([...values])
    .map(({ startAngle, endAngle }) => {
      const middle = (startAngle + endAngle) / 2 - Math.PI / 2;
      return {
        path: shape({ startAngle, endAngle }) ?? '',
        number:
          endAngle - startAngle < roomForNumber
            ? undefined
            : { x: Math.cos(middle) * ring.numbers, y: Math.sin(middle) * ring.numbers },
      };
    });
}
