import type { CalendarDate } from '../../calendar-date.ts';
import type { DocumentReading } from '../../document-match/document-match.ts';
import { readingOfMrz, readMrz } from '../mrz.ts';

/**
 * A passport's machine-readable zone out of text that a general recogniser gave. It takes fillers (`<`) for letters such as K and L, and loses or adds
 * some in a run. So line 2 is found by its fixed places, and a run at its end is put back in its length; all check digits have to agree then.
 * Line 1 has none: the name is left out unless its line is exactly as a zone holds it.
 * @param today decides the century of the two-digit years
 */
export function readRecognisedMrz(text: string, today: CalendarDate): DocumentReading | undefined {
  const lines = text
    .slice(0, 4000)
    .toUpperCase()
    .split(/\r?\n/)
    .map((line) => line.replace(/[^A-Z0-9<]/g, ''));
  for (const [index, line] of lines.entries()) {
    for (const second of secondLinesIn(line)) {
      const first = lines[index - 1] ?? '';
      const named = exactFirstLine.test(first);
      const reading = readMrz(`${(named ? first : 'P').padEnd(LENGTH, '<')}\n${second}`, today);
      if (reading.state !== 'read') continue;
      const { name, ...checked } = readingOfMrz(reading.mrz);
      return named ? { name, ...checked } : checked;
    }
  }
  return undefined;
}

/** Of either line (ICAO 9303-4, TD3). */
const LENGTH = 44;
/** What comes before the personal number in line 2. */
const HEAD_LENGTH = 28;

/** A zone's first line without one character that could be a misread filler: two fillers between surname and given names, one between words. */
const exactFirstLine = /^(?=.{44}$)P[A-Z<][A-Z<]{3}[A-Z]+(<[A-Z]+)*<<[A-Z]+(<[A-Z]+)*<{3,}$/;

const digit = '[0-9OQDILZSGB]';
const head = new RegExp(`^[A-Z0-9<]{9}${digit}[A-Z0-9<]{3}${digit}{7}[A-Z<]${digit}{7}`);
/** An empty personal number with its check digit, as it is misread; the zone's last digit follows. */
const run = /^[<KLCEXSVI0]*([0-9OQDZSGB])$/;

/** Every way to read a line as line 2: stray characters may stand before it. */
function secondLinesIn(line: string): readonly string[] {
  return [0, 1, 2, 3].flatMap((from) => {
    const part = line.slice(from);
    if (!head.test(part)) return [];
    const rest = part.slice(HEAD_LENGTH);
    const last = run.exec(rest)?.[1];
    return [
      ...(part.length === LENGTH ? [part] : []),
      ...(last ? [`${part.slice(0, HEAD_LENGTH)}${'<'.repeat(LENGTH - HEAD_LENGTH - 1)}${last}`] : []),
    ];
  });
}
