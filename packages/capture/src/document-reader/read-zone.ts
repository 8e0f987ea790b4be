import type { DocumentReading } from '@quayside/rules/document-match';
import { readRecognisedZone } from '@quayside/rules/mrz/recognised-zone';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { findBestZone, isFiller, MIN_MARGIN, type ZoneView } from './find-best-zone.ts';
import type { GreyPicture } from './grey.ts';
import { recogniseLine } from './recognise-line.ts';
import type { Recognise } from './recogniser.ts';

/** The maximum number of doubtful characters in a zone. With more, the certain ones are also likely to be wrong. */
const MOST_DOUBTFUL = 3;

/**
 * Returns the certain fields of a document's machine-readable zone. Returns undefined if there is no zone, or if its
 * characters are too uncertain. The picture may be rotated by 90°, 180° or 270°.
 */
export function readZone(picture: GreyPicture, recognise: Recognise, today: CalendarDate): DocumentReading | undefined {
  const view = findBestZone(picture);
  if (!view || countDoubtful(view) > MOST_DOUBTFUL) return undefined;
  const { size } = view.zone;
  return readRecognisedZone({ size, first: getMatchedLines(view), second: recogniseLines(view, recognise) }, today);
}

const countDoubtful = ({ likeness }: ZoneView) => likeness.flat().filter(({ margin }) => margin < MIN_MARGIN).length;

/** Returns the lines of the zone by comparison with the font, with `?` for doubtful characters. */
const getMatchedLines = ({ likeness }: ZoneView): readonly string[] =>
  likeness.map((line) => line.map(({ character, margin }) => (margin >= MIN_MARGIN ? character : '?')).join(''));

/** Returns the lines of the zone as the recogniser reads them. The comparison with the font supplies the fillers. */
const recogniseLines = ({ picture, zone, likeness }: ZoneView, recognise: Recognise): readonly string[] =>
  likeness.map((line, row) => recogniseLine({ picture, zone, row, fillers: line.map(isFiller) }, recognise));
