import { getBaseInfo } from '@quayside/flow-opening/internals/rules';
import type { DocumentReading } from '@quayside/rules/document-match';
import { SGcountryList } from '@quayside/rules/internals/country';
import { getDocumentOwner } from '@quayside/rules/internals/document-owner';
import { mrzCheckDigit } from '@quayside/rules/internals/mrz';
import type { Answers } from '@quayside/rules/journey';
import { LETTER_WIDTH, letterBitmaps } from './specimen-letters.ts';

/** A printed line of a passport: its text, and its upper left corner in pixels. */
export type PrintedLine = { readonly text: string; readonly x: number; readonly y: number };

const COLUMNS = 44;
/** Distance between two lines in pixels: 6.35 mm, for letters of 2.54 mm (ICAO 9303-3). */
const LINE_SPACING = LETTER_WIDTH * 2.5;

/**
 * Returns the printed lines of a passport (ICAO 9303-4). Answers replace details that the reading lacks. Returns undefined for any other document, and for a
 * passport without a name.
 */
export function passportPrint(answers: Answers, reading: DocumentReading = {}): readonly PrintedLine[] | undefined {
  const typed = getBaseInfo(answers);
  const { nationality = 'MY', documentType } = getDocumentOwner(answers);
  const name = inZone(reading.fullName ?? typed.fullName ?? '');
  if (documentType !== 'passport' || !name) return undefined;
  const { expiresOn: stated } = (answers['submit-photo'] ?? {}) as { expiresOn?: string };
  const number = reading.number ?? inZone(typed.documentNumber ?? '');
  const birthDate = reading.birthDate ?? typed.dateOfBirth ?? '';
  const expiresOn = reading.expiresOn ?? stated ?? '';
  const country = SGcountryList({ [nationality]: nationality })[0]?.countryCode ?? 'UTO';
  const numbers = [checked(number, 9), checked(zoneDate(birthDate), 6), checked(zoneDate(expiresOn), 6)] as const;
  const personal = '<'.repeat(15);
  const composite = mrzCheckDigit(numbers.join('') + personal);
  const zone = [
    `P<${country}${name.replace('<', '<<')}`.slice(0, COLUMNS).padEnd(COLUMNS, '<'),
    `${numbers[0]}${country}${numbers[1]}<${numbers[2]}${personal}${composite}`,
  ];
  const [surname = '', ...givenNames] = name.split('<');
  const printed = [surname, givenNames.join(' '), number, birthDate, expiresOn];
  return [
    ...printed.map((text, row) => ({ text: text.replaceAll('-', ' '), x: 232, y: 62 + row * 36 })),
    ...zone.map((text, row) => ({ text, x: 56, y: 322 + row * LINE_SPACING })),
  ];
}

/** Calls `ink` with the position of each black pixel of a line. */
export function printLine({ text, x, y }: PrintedLine, ink: (x: number, y: number) => void): void {
  for (const [column, letter] of [...text].entries())
    for (const [digit, hex] of [...(letterBitmaps[letter] ?? '')].entries())
      for (let bit = 0; bit < 4; bit += 1) {
        if (((Number.parseInt(hex, 16) >> (3 - bit)) & 1) === 0) continue;
        const at = digit * 4 + bit;
        ink(x + column * LETTER_WIDTH + (at % LETTER_WIDTH), y + Math.floor(at / LETTER_WIDTH));
      }
}

/** Returns text for the machine-readable zone. Spaces and hyphens become fillers, and other characters are left out (ICAO 9303-3, 4.6). */
const inZone = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[-\s]+/g, '<')
    .replace(/[^A-Z0-9<]/g, '');

const zoneDate = (date: string) => date.replaceAll('-', '').slice(2);

function checked(field: string, length: number): string {
  const filled = field.slice(0, length).padEnd(length, '<');
  return filled + mrzCheckDigit(filled);
}
