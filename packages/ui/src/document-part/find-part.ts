import { type Span, type ZoneLayout, zoneLayouts } from '@quayside/rules/mrz/zone-layout';
import type { Grey } from '../document-reader/grey.ts';
import type { Point } from '../document-reader/homography.ts';
import { isFiller, viewZone, type ZoneView } from '../document-reader/view-zone.ts';

/** A detail that a machine-readable zone holds. */
export type PartOf = keyof Pick<ZoneLayout, 'name' | 'number' | 'birthDate' | 'expiresOn'>;

/** Where a detail is: a strip of the picture around it, and the detail within the strip. */
export type FoundPart = {
  /** The upper left, upper right and lower left corner of the strip as a reader sees it, in shares of the picture's width and height. */
  readonly corners: readonly [Point, Point, Point];
  /** The width of the strip divided by its height. */
  readonly ratio: number;
  /** The left and right edge of the detail, in shares of the strip's width. Its height is the middle half of the strip's. */
  readonly mark: readonly [left: number, right: number];
};

/** Columns of the shortest strip, so that it is not enlarged without end. */
const LEAST_COLUMNS = 18;
/** Columns shown on either side of a long detail. */
const MARGIN = 1.5;
/** The distance of two lines in columns: 6.35 mm and 2.54 mm (ICAO 9303-3). */
const LINE_SPACING = 2.5;
/** Lines that a strip shows: its own, and half of each neighbour. */
const LINES = 2;

/** Returns where a detail is in the picture of a document; undefined if the picture shows no machine-readable zone. */
export function findPart(picture: Grey, detail: PartOf): FoundPart | undefined {
  const view = viewZone(picture);
  if (!view) return undefined;
  const { columns } = zoneLayouts[view.zone.size];
  const [row, from, to] = writtenIn(view, zoneLayouts[view.zone.size][detail]);
  const width = Math.max(to - from + 2 * MARGIN, LEAST_COLUMNS);
  const spare = columns + 2 * MARGIN - width;
  const left = Math.max(-MARGIN, Math.min((from + to - width) / 2, spare - MARGIN));
  const corner = (across: number, down: number): Point => {
    // Characters are centred on their column and row.
    const seen = view.zone.place(left + across * width - 0.5, row + (down - 0.5) * LINES);
    return inShares(picture, view.picture === picture ? seen : turnedBack(picture, seen));
  };
  return {
    corners: [corner(0, 0), corner(1, 0), corner(0, 1)],
    ratio: width / (LINES * LINE_SPACING),
    mark: [(from - left) / width, (to - left) / width],
  };
}

/** Leaves out the fillers at the end. */
function writtenIn({ likeness }: ZoneView, [row, from, to]: Span): Span {
  const written = (likeness[row] ?? []).findLastIndex((place, column) => column < to && !isFiller(place));
  return [row, from, written < from ? to : written + 1];
}

/** A point of the quarter turn, in the picture before the turn. */
const turnedBack = ({ height }: Grey, [x, y]: Point): Point => [y, height - x];

const inShares = ({ width, height }: Grey, [x, y]: Point): Point => [x / width, y / height];
