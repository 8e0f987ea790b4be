import { type CalendarDate, calendarDate } from '../calendar-date.ts';
import type { DocumentReading } from '../document-match/document-match.ts';
import { alphanumericValue } from '../internal/check-digits.ts';

/** What the two lines of a passport's machine-readable zone say (ICAO 9303-4, TD3). */
export type Mrz = {
  /** ISO 3166-1 alpha-3 or an ICAO code of its own (`D`, `GBN`, `UTO`) */
  readonly issuer: string;
  readonly surname: string;
  readonly givenNames: string;
  /** the name field has no room left: the name may go on */
  readonly nameIsCut: boolean;
  readonly documentNumber: string;
  readonly nationality: string;
  readonly dateOfBirth: CalendarDate;
  readonly gender: 'female' | 'male' | 'unspecified';
  readonly expiresOn: CalendarDate;
};

/** What came of reading the two lines at the foot of a passport's photo page (ICAO 9303, TD3). */
export type MrzReading =
  | { readonly state: 'read'; readonly mrz: Mrz }
  /** no two lines of 44 characters that begin like a passport */
  | { readonly state: 'not-found' }
  /** the lines are there, but a check digit or a date is not right: blurred, cut off or forged */
  | {
      readonly state: 'check-failed';
      readonly field: 'document-number' | 'date-of-birth' | 'expiry' | 'personal-number' | 'composite';
    };

/**
 * Reads a passport's machine-readable zone out of recognised or typed text. In places that only hold digits the letters that recognition
 * confuses with them (O, I, S, B, Z) are read as digits; white space inside the lines is ignored.
 * @param today decides the century of the two-digit years: nobody is born after it, no passport lasts 50 years
 */
export function readMrz(text: string, today: CalendarDate): MrzReading {
  const lines = text
    .slice(0, 4000)
    .toUpperCase()
    .split(/\r?\n/)
    .map((line) => line.replace(/\s/g, '').replaceAll('«', '<<'));
  const at = lines.findIndex(
    (line, index) => /^P[A-Z<][A-Z<]{3}[A-Z0-9<]{39}$/.test(line) && /^[A-Z0-9<]{44}$/.test(lines[index + 1] ?? ''),
  );
  const [first, typed] = [lines[at], lines[at + 1]];
  if (!first || !typed) return { state: 'not-found' };
  const second = withDigits(typed);
  const part = (from: number, to: number) => second.slice(from - 1, to);

  if (!agrees(part(1, 9), part(10, 10))) return { state: 'check-failed', field: 'document-number' };
  const dateOfBirth = agrees(part(14, 19), part(20, 20)) && pastDate(part(14, 19), today);
  if (!dateOfBirth) return { state: 'check-failed', field: 'date-of-birth' };
  const expiresOn = agrees(part(22, 27), part(28, 28)) && expiryDate(part(22, 27), today);
  if (!expiresOn) return { state: 'check-failed', field: 'expiry' };
  const personal = part(29, 42);
  const personalIsEmpty = /^<+$/.test(personal) && part(43, 43) === '<';
  if (!personalIsEmpty && !agrees(personal, part(43, 43))) return { state: 'check-failed', field: 'personal-number' };
  if (!agrees(part(1, 10) + part(14, 20) + part(22, 43), part(44, 44)))
    return { state: 'check-failed', field: 'composite' };

  const [surname = '', givenNames = ''] = first.slice(5).split('<<');
  const sex = part(21, 21);
  return {
    state: 'read',
    mrz: {
      issuer: plain(first.slice(2, 5)),
      surname: plain(surname),
      givenNames: plain(givenNames),
      nameIsCut: !first.endsWith('<'),
      documentNumber: part(1, 9).replaceAll('<', ''),
      nationality: plain(part(11, 13)),
      dateOfBirth,
      gender: sex === 'F' ? 'female' : sex === 'M' ? 'male' : 'unspecified',
      expiresOn,
    },
  };
}

/** What a zone says that is compared with the basic information (RULE-07), and when the passport expires (RULE-01). */
export const readingOfMrz = ({
  surname,
  givenNames,
  dateOfBirth,
  documentNumber,
  expiresOn,
}: Mrz): DocumentReading => ({
  name: `${surname} ${givenNames}`.trim(),
  birthDate: dateOfBirth,
  number: documentNumber,
  expiresOn,
});

/** The check digit of a field: digits count themselves, A to Z 10 to 35, `<` 0; weights 7, 3, 1; modulo 10 (ICAO 9303-3, 4.9). */
export const mrzCheckDigit = (field: string): number =>
  [...field].reduce(
    (sum, character, index) =>
      sum + (character === '<' ? 0 : alphanumericValue(character)) * ([7, 3, 1][index % 3] ?? 0),
    0,
  ) % 10;

const agrees = (field: string, digit: string) => String(mrzCheckDigit(field)) === digit;

const plain = (field: string) => field.replaceAll('<', ' ').trim();

const alike: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Line 2 with digits in the places that hold nothing else: check digits and dates. */
function withDigits(line: string): string {
  const places = [10, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27, 28, 43, 44];
  return [...line]
    .map((character, index) => (places.includes(index + 1) ? (alike[character] ?? character) : character))
    .join('');
}

const dateIn = (century: number, digits: string) =>
  calendarDate(century + Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6)));

function pastDate(digits: string, today: CalendarDate): CalendarDate | undefined {
  const recent = dateIn(2000, digits);
  return recent && recent <= today ? recent : dateIn(1900, digits);
}

function expiryDate(digits: string, today: CalendarDate): CalendarDate | undefined {
  const date = dateIn(2000, digits);
  return date && Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + 50 ? dateIn(1900, digits) : date;
}
