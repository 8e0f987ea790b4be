import { type ZoneSize, zoneLayouts } from '@quayside/rules/internals/mrz/zone-layout';
import type { GreyPicture } from './grey.ts';
import { fitHomography, type Homography, type PointPair } from './homography.ts';
import { findMarks } from './marks.ts';
import { findPrintLines, type PrintLine } from './print-lines.ts';

/**
 * A possible machine-readable zone. `place(column, row)` returns the centre of a character in the picture, with both
 * numbers from 0.
 */
export type FoundZone = { readonly size: ZoneSize; readonly place: Homography };

/** The distance between lines in columns: 6.35 mm divided by 2.54 mm (ICAO 9303-3). */
const LINE_SPACING = 2.5;
/** The maximum number of columns that may be missing, or wrongly added, at the ends of all lines. */
const MOST_OFF = 2;
/** The maximum distance of the centre of a character from its expected position, in columns. */
const TOLERANCE = 0.35;

/**
 * Returns the possible zones of a picture, most likely first. A zone has two or three lines of print at the same pitch,
 * one above the other, with the expected number of columns. The zone may be rotated by up to 15° and seen at an angle.
 */
export function findZones(picture: GreyPicture): readonly FoundZone[] {
  const lines = findPrintLines(findMarks(picture)).slice(0, 14);
  for (const group of findGroups(lines)) {
    const zones = fitZones(group);
    if (zones.length > 0) return zones;
  }
  return [];
}

/** A line of print in a zone. `shift` is the number to add to the line's columns to get the zone's columns. */
type Aligned = { readonly line: PrintLine; readonly shift: number };

/** Returns the groups of lines below each other. The group with the most marks comes first. */
function findGroups(lines: readonly PrintLine[]): readonly (readonly Aligned[])[] {
  return lines
    .map((top) => {
      const group: Aligned[] = [{ line: top, shift: 0 }];
      for (let last = group[0]; last && group.length < 3; ) {
        const next = lines.map((line) => alignBelow(last as Aligned, line)).find((found) => found !== undefined);
        if (next) group.push(next);
        last = next;
      }
      return group;
    })
    .filter((group) => group.length > 1)
    .sort((a, b) => countMarks(b) - countMarks(a));
}

const countMarks = (group: readonly Aligned[]) => group.reduce((sum, { line }) => sum + line.marks.length, 0);

/**
 * Returns `line` with the offset of its columns, if it is one line spacing below `upper`. Otherwise returns undefined.
 */
function alignBelow(upper: Aligned, line: PrintLine): Aligned | undefined {
  const axis = getAxis(upper.line);
  const { mark, column } = line.marks[Math.floor(line.marks.length / 2)] as PrintLine['marks'][number];
  const along = ((mark.x - axis.x) * axis.stepX + (mark.y - axis.y) * axis.stepY) / axis.pitch ** 2;
  const down = ((mark.y - axis.y) * axis.stepX - (mark.x - axis.x) * axis.stepY) / axis.pitch ** 2;
  if (down < LINE_SPACING * 0.65 || down > LINE_SPACING * 1.4) return undefined;
  if (Math.abs(line.pitch / axis.pitch - 1) > 0.2) return undefined;
  return { line, shift: Math.round(along + axis.column) + upper.shift - column };
}

/** Returns the middle mark of a line and the step from one column to the next near it. */
function getAxis({ marks }: PrintLine) {
  const middle = Math.floor(marks.length / 2);
  const [from, centre, to] = [
    marks[Math.max(0, middle - 8)],
    marks[middle],
    marks[Math.min(marks.length - 1, middle + 8)],
  ];
  if (!from || !centre || !to) throw new RangeError('A line has no marks.');
  const steps = to.column - from.column;
  const [stepX, stepY] = [(to.mark.x - from.mark.x) / steps, (to.mark.y - from.mark.y) / steps];
  return { x: centre.mark.x, y: centre.mark.y, column: centre.column, stepX, stepY, pitch: Math.hypot(stepX, stepY) };
}

function fitZones(group: readonly Aligned[]): readonly FoundZone[] {
  const columns = group.flatMap(({ line, shift }) => line.marks.map(({ column }) => column + shift));
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const span = last - first + 1;
  return (Object.keys(zoneLayouts) as ZoneSize[])
    .filter((size) => zoneLayouts[size].rows <= group.length && Math.abs(zoneLayouts[size].columns - span) <= MOST_OFF)
    .sort((a, b) => zoneLayouts[b].rows - zoneLayouts[a].rows)
    .flatMap((size) => {
      const spare = zoneLayouts[size].columns - span;
      const starts = Array.from({ length: Math.abs(spare) + 1 }, (_, off) => first - (spare < 0 ? -off : off));
      const rows = group.slice(-zoneLayouts[size].rows);
      return starts.flatMap((start) => {
        const place = fitHomography(createPairs(rows, start), TOLERANCE);
        return place ? [{ size, place }] : [];
      });
    });
}

const createPairs = (rows: readonly Aligned[], start: number): readonly PointPair[] =>
  rows.flatMap(({ line, shift }, row) =>
    line.marks.map(({ mark, column }) => ({
      from: [column + shift - start, row] as const,
      to: [mark.x, mark.y] as const,
      size: line.pitch,
    })),
  );
