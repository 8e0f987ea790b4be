import type { Rectangle, Size } from './document-frame.ts';

/** A grey picture with one byte for each pixel, row by row. */
export type GreyPicture = Size & { readonly pixels: Uint8ClampedArray };

/**
 * The positions of the edges of a document, as shares of the frame. 0 is on the frame; positive values are outside it.
 */
export type EdgePositions = {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
};

/** The minimum mean step in brightness across an edge, from 0 to 255. Wood and cloth cause steps of up to 8. */
const LEAST_STEP = 12;
/** The minimum step as a share of the strongest step. Weaker steps count as a pattern of the table. */
const RELATIVE_STEP = 0.45;
/**
 * How far inside the frame the search for an edge ends, as a share of the size of the frame. The search starts at the
 * edge of the picture.
 */
const INSIDE = 0.3;
const SEGMENTS = 8;
/** The minimum number of segments, of `SEGMENTS`, with a step on the same line. A finger may cover the remaining segments. */
const LEAST_SEGMENTS = 5;
/** The maximum distance in pixels of a step in brightness from the common line of an edge. */
const OFF_LINE = 3;
/** The maximum slope of a document's edge: the tangent of 8°. */
const STEEPEST = 0.14;

/** Returns the edges of a document near the frame. A side without a clear straight edge is missing from the result. */
export function findEdges(grey: GreyPicture, frame: Rectangle): EdgePositions {
  const across = { from: frame.y, length: frame.height, size: frame.width };
  const down = { from: frame.x, length: frame.width, size: frame.height };
  const { pixels, width, height } = grey;
  const inRow = (along: number, at: number) => pixels[along * width + at] ?? 0;
  const inColumn = (along: number, at: number) => pixels[at * width + along] ?? 0;
  const found = {
    left: findEdge(inRow, { ...across, at: frame.x, outwards: -1, end: 1 }),
    right: findEdge(inRow, { ...across, at: frame.x + frame.width, outwards: 1, end: width - 2 }),
    top: findEdge(inColumn, { ...down, at: frame.y, outwards: -1, end: 1 }),
    bottom: findEdge(inColumn, { ...down, at: frame.y + frame.height, outwards: 1, end: height - 2 }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, share]) => share !== undefined));
}

type Search = {
  /** The position of this side of the frame, on the axis that crosses the side. */
  readonly at: number;
  /** The start of this side, on the axis that runs along the side. */
  readonly from: number;
  /** The length of this side, in pixels. */
  readonly length: number;
  /** The distance from this side to the opposite side of the frame, in pixels. */
  readonly size: number;
  readonly outwards: 1 | -1;
  /** The position at the border of the picture from which the search moves inwards. */
  readonly end: number;
};

function findEdge(read: (along: number, at: number) => number, search: Search): number | undefined {
  const { at, from, length, size, outwards, end } = search;
  const inside = Math.round(at - outwards * INSIDE * size);
  const places: { along: number; at: number }[] = [];
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const start = Math.round(from + length * (0.1 + (0.8 * segment) / SEGMENTS));
    const stop = Math.round(from + length * (0.1 + (0.8 * (segment + 1)) / SEGMENTS));
    const place = findOutermostStep(read, { start, stop, end: Math.round(end), inside, outwards });
    if (place !== undefined) places.push({ along: (start + stop) / 2, at: place });
  }
  const line = fitCommonLine(places);
  if (!line || line.count < LEAST_SEGMENTS || Math.abs(line.slope) > STEEPEST) return undefined;
  return (outwards * (line.slope * (from + length / 2) + line.start - at)) / size;
}

type Segment = { start: number; stop: number; end: number; inside: number; outwards: 1 | -1 };

/**
 * Returns the position of the outermost clear step in brightness, where the table ends and the document begins, or
 * undefined without one.
 */
function findOutermostStep(
  read: (along: number, at: number) => number,
  { start, stop, end, inside, outwards }: Segment,
): number | undefined {
  const steps: number[] = [];
  for (let at = end; outwards > 0 ? at >= inside : at <= inside; at -= outwards) {
    let sum = 0;
    for (let along = start; along < stop; along++) sum += read(along, at - 1) - read(along, at + 1);
    steps.push(Math.abs(sum) / (stop - start));
  }
  const least = Math.max(LEAST_STEP, RELATIVE_STEP * Math.max(0, ...steps));
  const first = steps.findIndex((step, index) => step >= least && step >= (steps[index + 1] ?? 0));
  return first < 0 ? undefined : end - outwards * first;
}

/**
 * Returns the line through the median slope and the median start (Theil and Sen), and the number of positions on it.
 * Returns undefined for fewer than two positions.
 */
function fitCommonLine(places: readonly { along: number; at: number }[]) {
  const slopes = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => (other.at - one.at) / (other.along - one.along)),
  );
  if (slopes.length === 0) return undefined;
  const slope = median(slopes);
  const start = median(places.map((place) => place.at - slope * place.along));
  const count = places.filter((place) => Math.abs(place.at - slope * place.along - start) <= OFF_LINE).length;
  return { slope, start, count };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The minimum share of columns with strokes for a row of a machine-readable zone. Other print has gaps. */
const DENSE = 0.45;
/** The minimum difference in brightness of a stroke, from 0 to 255. */
const STROKE = 14;
/**
 * The minimum number of dense rows, as a share of the height of the frame. Two lines of 3 mm on a page of 88 mm are
 * 0.07.
 */
const LEAST_ROWS = 0.03;

/** Returns whether lines of dense print run across the lower part of the frame, as in a machine-readable zone. */
export function hasZone({ pixels, width }: GreyPicture, frame: Rectangle): boolean {
  const from = Math.round(frame.y + frame.height * 0.6);
  const to = Math.round(frame.y + frame.height);
  let dense = 0;
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const start = Math.round(frame.x + frame.width * (0.1 + (0.8 * segment) / SEGMENTS));
    const stop = Math.round(frame.x + frame.width * (0.1 + (0.8 * (segment + 1)) / SEGMENTS));
    let rows = 0;
    for (let row = from; row < to; row++) {
      let strokes = 0;
      for (let at = start; at < stop; at++) {
        const step = (pixels[row * width + at - 1] ?? 0) - (pixels[row * width + at + 1] ?? 0);
        if (Math.abs(step) > STROKE) strokes += 1;
      }
      if (strokes / (stop - start) >= DENSE) rows += 1;
    }
    if (rows >= LEAST_ROWS * frame.height) dense += 1;
  }
  return dense >= SEGMENTS - 1;
}
