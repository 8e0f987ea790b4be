import { arc, pie } from 'd3-shape';

/** In units from the centre. The drawing is 100 units wide. */
const ring = { inner: 24, outer: 38, numbers: 45 };

/** In radians. The number of a thinner slice would overlap its neighbour's. */
const roomForNumber = 0.2;

export type Slice = {
  path: string;
  /** The position of the number, or undefined if the slice is too thin. */
  number: { x: number; y: number } | undefined;
};

/** Returns the slices of a ring, clockwise from the top. The values must not be negative. */
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
