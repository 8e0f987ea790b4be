import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { DocumentReading } from '@quayside/rules/document-match';
import { readRecognisedZone } from '@quayside/rules/mrz/recognised-zone';
import type { Grey } from './grey.ts';
import { recognisedLine } from './recognised-line.ts';
import type { Recognise } from './recogniser.ts';
import { isFiller, LEAST_MARGIN, viewZone, type ZoneView } from './view-zone.ts';

/** In a picture with more doubtful characters, the certain ones are too likely to be wrong. */
const MOST_DOUBTFUL = 3;

/** Returns the fields of a document's zone that are certain, or undefined. The picture may be turned by any number of quarter turns. */
export function readZone(picture: Grey, recognise: Recognise, today: CalendarDate): DocumentReading | undefined {
  const view = viewZone(picture);
  if (!view || doubtfulIn(view) > MOST_DOUBTFUL) return undefined;
  const { size } = view.zone;
  return readRecognisedZone({ size, first: firstLines(view), second: recognisedLines(view, recognise) }, today);
}

const doubtfulIn = ({ likeness }: ZoneView) => likeness.flat().filter(({ margin }) => margin < LEAST_MARGIN).length;

/** The zone by the shapes of its characters. */
const firstLines = ({ likeness }: ZoneView): readonly string[] =>
  likeness.map((line) => line.map(({ character, margin }) => (margin >= LEAST_MARGIN ? character : '?')).join(''));

/** The zone by the recogniser, which does not know fillers. */
const recognisedLines = ({ picture, zone, likeness }: ZoneView, recognise: Recognise): readonly string[] =>
  likeness.map((line, row) => recognisedLine({ picture, zone, row, fillers: line.map(isFiller) }, recognise));
