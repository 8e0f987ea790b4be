/** Rows of a grey picture, counted from the top: `from` inclusive, `to` exclusive. */
export type Rows = { readonly from: number; readonly to: number };

/** The width, in pixels, at which a picture is searched: a zone's 44 characters have 15 pixels or more each. */
export const SEARCH_WIDTH = 880;

/** 44 characters have one stroke at least; most have two, with an edge on either side. Lines of ordinary print that fill the page are rare. */
const LEAST_EDGES = 60;
/** A line of a zone is 3 mm high on a page 125 mm wide (ICAO 9303-4): 21 pixels. DeepPartial of that is enough to be seen. */
const LEAST_HEIGHT = 8;
/** How much darker print is than the paper beside it, of 255. */
const CONTRAST = 40;

/**
 * The rows that hold a machine-readable zone: the lowest two bands of dense print across the picture. Undefined where there are not two, so that nothing is
 * loaded to read a picture without a zone. `grey` holds a byte a pixel, row by row.
 */
export function findZone(grey: Uint8Array, width: number): Rows | undefined {
  const height = Math.floor(grey.length / width);
  const bands: Rows[] = [];
  let from: number | undefined;
  for (let row = 0; row <= height; row++) {
    const dense = row < height && edgesIn(grey.subarray(row * width, (row + 1) * width)) >= LEAST_EDGES;
    if (dense) from ??= row;
    else if (from !== undefined) {
      if (row - from >= LEAST_HEIGHT) bands.push({ from, to: row });
      from = undefined;
    }
  }
  const [last, before] = [bands.at(-1), bands.at(-2)];
  if (!last || !before) return undefined;
  const line = Math.max(last.to - last.from, before.to - before.from);
  if (last.from - before.to > 3 * line) return undefined;
  return { from: Math.max(0, before.from - line), to: Math.min(height, last.to + line) };
}

/** How often a row goes from paper to print and back. */
function edgesIn(row: Uint8Array): number {
  let edges = 0;
  let extreme = row[0] ?? 0;
  let rising = false;
  for (const value of row) {
    if (rising ? value > extreme : value < extreme) extreme = value;
    else if (Math.abs(value - extreme) > CONTRAST) {
      edges += 1;
      rising = !rising;
      extreme = value;
    }
  }
  return edges;
}
