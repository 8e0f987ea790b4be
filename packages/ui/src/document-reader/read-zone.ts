import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import { readRecognisedZone } from '@quayside/rules/mrz/recognised-zone';
import { alphabetAt, zoneLayouts } from '@quayside/rules/mrz/zone-layout';
import { type FoundZone, findZones } from './find-zone.ts';
import { type Grey, quarterTurned } from './grey.ts';
import { recognisedLine } from './recognised-line.ts';
import type { Recognise } from './recogniser.ts';
import { type Likeness, likenessAt } from './shapes.ts';

/** Returns the fields of a document's zone that are certain, or undefined. The picture may be turned by any number of quarter turns. */
export function readZone(picture: Grey, recognise: Recognise, today: CalendarDate): DocumentReading | undefined {
  const upright = bestView(picture);
  const view = upright && upright.score >= LEAST_SCORE ? upright : (bestView(quarterTurned(picture)) ?? upright);
  if (!view || view.score < LEAST_SCORE || doubtfulIn(view) > MOST_DOUBTFUL) return undefined;
  const { size } = view.zone;
  return readRecognisedZone({ size, first: firstLines(view), second: recognisedLines(view, recognise) }, today);
}

/** A zone with the likeness of each of its places. */
type View = {
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
const LEAST_MARGIN = 0.06;
/** In a picture with more doubtful characters, the certain ones are too likely to be wrong. */
const MOST_DOUBTFUL = 3;

/** Returns the zone whose characters are most like their shapes; the first one that leaves no doubt. */
function bestView(picture: Grey): View | undefined {
  let best: View | undefined;
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

function viewOf(picture: Grey, zone: FoundZone): View {
  const { rows, columns } = zoneLayouts[zone.size];
  const likeness = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      likenessAt(picture, zone.place, [column, row], alphabetAt(zone.size, row, column)),
    ),
  );
  const all = likeness.flat();
  return { picture, zone, likeness, score: all.reduce((sum, { score }) => sum + score, 0) / all.length };
}

const doubtfulIn = ({ likeness }: View) => likeness.flat().filter(({ margin }) => margin < LEAST_MARGIN).length;

const isFiller = ({ character, margin }: Likeness) => character === '<' && margin >= LEAST_MARGIN;

/** The zone by the shapes of its characters. */
const firstLines = ({ likeness }: View): readonly string[] =>
  likeness.map((line) => line.map(({ character, margin }) => (margin >= LEAST_MARGIN ? character : '?')).join(''));

/** The zone by the recogniser, which does not know fillers. */
const recognisedLines = ({ picture, zone, likeness }: View, recognise: Recognise): readonly string[] =>
  likeness.map((line, row) => recognisedLine({ picture, zone, row, fillers: line.map(isFiller) }, recognise));
