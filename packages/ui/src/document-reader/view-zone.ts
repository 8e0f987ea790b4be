import { alphabetAt, zoneLayouts } from '@quayside/rules/mrz/zone-layout';
import { type FoundZone, findZones } from './find-zone.ts';
import { type Grey, quarterTurned } from './grey.ts';
import { type Likeness, likenessAt } from './shapes.ts';

/** A zone with the likeness of each of its places. `picture` is the given one, or its quarter turn. */
export type ZoneView = {
  readonly picture: Grey;
  readonly zone: FoundZone;
  readonly likeness: readonly (readonly Likeness[])[];
  readonly score: number;
};

/** The mean likeness of a zone; print of another font, and a zone upside down, have less. */
const LEAST_SCORE = 0.75;
/** Upside down, no zone reaches this score. */
const SURE_SCORE = 0.85;
/** By how much a character must be more like its shape than like all others. */
export const LEAST_MARGIN = 0.06;

/** Returns the zone of a picture, which may be turned by any number of quarter turns; undefined if nothing is like one. */
export function viewZone(picture: Grey): ZoneView | undefined {
  const upright = bestView(picture);
  const view = upright && upright.score >= LEAST_SCORE ? upright : (bestView(quarterTurned(picture)) ?? upright);
  return view && view.score >= LEAST_SCORE ? view : undefined;
}

export const isFiller = ({ character, margin }: Likeness) => character === '<' && margin >= LEAST_MARGIN;

/** Returns the zone whose characters are most like their shapes; the first one that leaves no doubt. */
function bestView(picture: Grey): ZoneView | undefined {
  let best: ZoneView | undefined;
  for (const zone of findZones(picture).flatMap((found) => [found, upsideDown(found)])) {
    const view = viewOf(picture, zone);
    if (!best || view.score > best.score) best = view;
    if (view.score >= SURE_SCORE) break;
  }
  return best;
}

const upsideDown = ({ size, place }: FoundZone): FoundZone => {
  const { rows, columns } = zoneLayouts[size];
  return { size, place: (column, row) => place(columns - 1 - column, rows - 1 - row) };
};

function viewOf(picture: Grey, zone: FoundZone): ZoneView {
  const { rows, columns } = zoneLayouts[zone.size];
  const likeness = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      likenessAt(picture, zone.place, [column, row], alphabetAt(zone.size, row, column)),
    ),
  );
  const all = likeness.flat();
  return { picture, zone, likeness, score: all.reduce((sum, { score }) => sum + score, 0) / all.length };
}
