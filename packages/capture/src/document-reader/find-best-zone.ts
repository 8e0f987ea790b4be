import { alphabetAt, zoneLayouts } from '@quayside/rules/internals/mrz/zone-layout';
import { type FoundZone, findZones } from './find-zone.ts';
import { type GreyPicture, rotateQuarterTurn } from './grey.ts';
import { type CharacterMatch, matchCharacter } from './match-character.ts';

/**
 * A machine-readable zone with the best match of each character. `picture` is the original picture, or the picture
 * rotated by 90°. `score` is the mean similarity, from 0 to 1.
 */
export type ZoneView = {
  readonly picture: GreyPicture;
  readonly zone: FoundZone;
  readonly likeness: readonly (readonly CharacterMatch[])[];
  readonly score: number;
};

/** The minimum score of a zone. Other fonts and zones that are upside down have lower scores. */
const LEAST_SCORE = 0.75;
/** The score from which a view of the zone is certainly not upside down. */
const SURE_SCORE = 0.85;
/** The minimum lead of a certain match over the second best match, as a difference of similarities. */
export const MIN_MARGIN = 0.06;

/** Returns the zone of a picture, or undefined if there is none. The picture may be rotated by 90°, 180° or 270°. */
export function findBestZone(picture: GreyPicture): ZoneView | undefined {
  const upright = findBestView(picture);
  const view =
    upright && upright.score >= LEAST_SCORE ? upright : (findBestView(rotateQuarterTurn(picture)) ?? upright);
  return view && view.score >= LEAST_SCORE ? view : undefined;
}

/** Returns whether a match is certainly the filler `<`. */
export const isFiller = ({ character, margin }: CharacterMatch) => character === '<' && margin >= MIN_MARGIN;

/** Returns the zone with the highest score, or the first one that reaches `SURE_SCORE`. */
function findBestView(picture: GreyPicture): ZoneView | undefined {
  let best: ZoneView | undefined;
  for (const zone of findZones(picture).flatMap((found) => [found, upsideDown(found)])) {
    const view = createView(picture, zone);
    if (!best || view.score > best.score) best = view;
    if (view.score >= SURE_SCORE) break;
  }
  return best;
}

const upsideDown = ({ size, place }: FoundZone): FoundZone => {
  const { rows, columns } = zoneLayouts[size];
  return { size, place: (column, row) => place(columns - 1 - column, rows - 1 - row) };
};

function createView(picture: GreyPicture, zone: FoundZone): ZoneView {
  const { rows, columns } = zoneLayouts[zone.size];
  const likeness = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      matchCharacter(picture, zone.place, [column, row], alphabetAt(zone.size, row, column)),
    ),
  );
  const all = likeness.flat();
  return { picture, zone, likeness, score: all.reduce((sum, { score }) => sum + score, 0) / all.length };
}
