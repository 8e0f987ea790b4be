import { arc, pie } from 'd3-shape';

/** The radii of the ring, in a drawing that is 100 units wide. */
const ring = { inner: 28, outer: 48 };

/**
 * Returns the SVG paths of the slices of a ring, clockwise from the top. The values must not be negative. The origin is
 * the centre of the ring.
 */
export function createSlicePaths(values: readonly number[]): readonly string[] {
  const shape = arc<{ startAngle: number; endAngle: number }>().innerRadius(ring.inner).outerRadius(ring.outer);
  return pie<number>()
    .sort(null)([...values])
    .map(({ startAngle, endAngle }) => shape({ startAngle, endAngle }) ?? '');
}
