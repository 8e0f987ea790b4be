import { type ZoneLayout, type ZoneSpan, zoneLayouts } from '@quayside/rules/internals/mrz/zone-layout';
import { findBestZone, isFiller, type ZoneView } from '../document-reader/find-best-zone.ts';
import type { GreyPicture } from '../document-reader/grey.ts';
import type { Point } from '../document-reader/homography.ts';

/** A detail of a machine-readable zone that can be found in a picture. */
export type ZoneDetail = keyof Pick<ZoneLayout, 'name' | 'number' | 'birthDate' | 'expiresOn'>;

/** The position of a detail: a strip of the picture, and the detail within the strip. */
export type LocatedDetail = {
  /**
   * The upper left, upper right and lower left corners of the upright strip, as shares of the width and height of the
   * picture.
   */
  readonly corners: readonly [Point, Point, Point];
  /** The width of the strip divided by its height. */
  readonly ratio: number;
  /**
   * The left and right edges of the detail, as shares of the width of the strip. The detail fills the middle half of
   * the height.
   */
  readonly mark: readonly [left: number, right: number];
};

/** The minimum number of columns of a strip, so that a short detail is not enlarged too much. */
const LEAST_COLUMNS = 18;
/** The number of columns to show on each side of a long detail. */
const MARGIN = 1.5;
/** The distance between two lines, in columns: 6.35 mm divided by 2.54 mm (ICAO 9303-3). */
const LINE_SPACING = 2.5;
/** The height of a strip in lines: the line of the detail and half of each line next to it. */
const LINES = 2;

/**
 * Returns the position of a detail in the picture of a document, or undefined if the picture has no machine-readable
 * zone.
 */
export function findDetail(picture: GreyPicture, detail: ZoneDetail): LocatedDetail | undefined {
  const view = findBestZone(picture);
  if (!view) return undefined;
  const { columns } = zoneLayouts[view.zone.size];
  const [row, from, to] = trimFillers(view, zoneLayouts[view.zone.size][detail]);
  const width = Math.max(to - from + 2 * MARGIN, LEAST_COLUMNS);
  const spare = columns + 2 * MARGIN - width;
  const left = Math.max(-MARGIN, Math.min((from + to - width) / 2, spare - MARGIN));
  const corner = (across: number, down: number): Point => {
    // characters are centred on their column and row
    const seen = view.zone.place(left + across * width - 0.5, row + (down - 0.5) * LINES);
    return toShares(picture, view.picture === picture ? seen : turnBack(picture, seen));
  };
  return {
    corners: [corner(0, 0), corner(1, 0), corner(0, 1)],
    ratio: width / (LINES * LINE_SPACING),
    mark: [(from - left) / width, (to - left) / width],
  };
}

/** Returns the columns of a detail without the fillers (`<`) at its end. */
function trimFillers({ likeness }: ZoneView, [row, from, to]: ZoneSpan): ZoneSpan {
  const written = (likeness[row] ?? []).findLastIndex((place, column) => column < to && !isFiller(place));
  return [row, from, written < from ? to : written + 1];
}

/** Converts a point of the picture after a quarter turn to a point of the picture before it. */
const turnBack = ({ height }: GreyPicture, [x, y]: Point): Point => [y, height - x];

const toShares = ({ width, height }: GreyPicture, [x, y]: Point): Point => [x / width, y / height];
