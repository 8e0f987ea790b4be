/** A point of a picture, in pixels, or of a plane, in its units. */
export type Point = readonly [x: number, y: number];

/**
 * A point of a plane (`from`) and its position in the picture (`to`). `size` is the unit of length for the tolerance,
 * in pixels.
 */
export type PointPair = { readonly from: Point; readonly to: Point; readonly size: number };

/** A function that maps a point of the plane to its position in the picture. */
export type Homography = (x: number, y: number) => Point;

/**
 * Fits the projection of a plane to pairs by least squares, then again without outliers (off by more than `tolerance`
 * sizes). Returns undefined if the pairs determine no projection, or if more than a fifth of them are outliers.
 */
export function fitHomography(pairs: readonly PointPair[], tolerance: number): Homography | undefined {
  let kept = pairs;
  let found: Homography | undefined;
  for (let round = 0; round < 4; round++) {
    found = leastSquares(kept);
    if (!found) return undefined;
    const place = found;
    kept = pairs.filter(({ from, to, size }) => {
      const [x, y] = place(...from);
      return Math.hypot(x - to[0], y - to[1]) <= size * tolerance;
    });
    if (kept.length < 8) return undefined;
  }
  return kept.length >= pairs.length * 0.8 ? found : undefined;
}

/** Solves the eight parameters with the normal equations of the direct linear transformation, in normalised pixels. */
function leastSquares(pairs: readonly PointPair[]): Homography | undefined {
  const unit = Math.max(1, ...pairs.map(({ to }) => Math.max(...to)));
  const unitFrom = Math.max(1, ...pairs.map(({ from }) => Math.max(...from)));
  const matrix = Array.from({ length: 8 }, () => new Float64Array(9));
  for (const { from, to } of pairs) {
    const [u, v, x, y] = [from[0] / unitFrom, from[1] / unitFrom, to[0] / unit, to[1] / unit];
    addRow(matrix, [u, v, 1, 0, 0, 0, -x * u, -x * v], x);
    addRow(matrix, [0, 0, 0, u, v, 1, -y * u, -y * v], y);
  }
  const h = solve(matrix);
  if (!h) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, k = 0] = h;
  return (column, row) => {
    const [u, v] = [column / unitFrom, row / unitFrom];
    const depth = g * u + k * v + 1;
    return [((a * u + b * v + c) / depth) * unit, ((d * u + e * v + f) / depth) * unit];
  };
}

function addRow(matrix: readonly Float64Array[], row: readonly number[], value: number): void {
  for (const [line, sums] of matrix.entries()) {
    for (const [column, factor] of row.entries()) sums[column] = (sums[column] ?? 0) + (row[line] ?? 0) * factor;
    sums[8] = (sums[8] ?? 0) + (row[line] ?? 0) * value;
  }
}

/** Solves the equations by Gaussian elimination with pivoting. Returns undefined if they have no unique solution. */
function solve(matrix: readonly Float64Array[]): readonly number[] | undefined {
  const rows = [...matrix];
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    const [best, other] = [rows[pivot], rows[column]];
    if (!best || !other || Math.abs(best[column] ?? 0) < 1e-12) return undefined;
    rows[pivot] = other;
    rows[column] = best;
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] ?? 0) / (best[column] ?? 1);
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (best[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
