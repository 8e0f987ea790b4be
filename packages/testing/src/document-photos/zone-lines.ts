/** A size of a document with a machine-readable zone (ICAO 9303-3): TD1 for cards, TD2 for older cards, TD3 for passports. */
export type DocumentSize = 'TD1' | 'TD2' | 'TD3';

/** The data of a document. Names are as printed, dates are `YYYY-MM-DD`, and countries are codes of the machine-readable zone, such as `SGP`. */
export type Specimen = {
  readonly size: DocumentSize;
  /** The document code, such as `P`, `I` or `ID`. */
  readonly code: string;
  readonly issuer: string;
  readonly nationality: string;
  readonly number: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly gender: 'female' | 'male' | 'unspecified';
  readonly expiresOn: string;
  /** The personal number or other optional data. Empty if there is none. */
  readonly optional: string;
};

/** Returns the lines of a specimen's machine-readable zone (ICAO 9303-4 to 9303-6). */
export function zoneLines(of: Specimen): readonly string[] {
  const number = checked(of.number, 9);
  const birth = checked(shortDate(of.birthDate), 6);
  const expiry = checked(shortDate(of.expiresOn), 6);
  const sex = { female: 'F', male: 'M', unspecified: '<' }[of.gender];
  const nationality = of.nationality.padEnd(3, '<');
  const head = of.code.padEnd(2, '<') + of.issuer.padEnd(3, '<');
  const name = `${toZoneName(of.surname)}${of.givenNames ? `<<${toZoneName(of.givenNames)}` : ''}`;
  const fitted = (length: number) => name.slice(0, length).padEnd(length, '<');
  if (of.size === 'TD1') {
    const first = head + number + of.optional.padEnd(15, '<');
    const second = birth + sex + expiry + nationality + '<'.repeat(11);
    const composite = checkDigit(first.slice(5) + birth + expiry + '<'.repeat(11));
    return [first, second + composite, fitted(30)];
  }
  const second = number + nationality + birth + sex + expiry;
  if (of.size === 'TD2') {
    const optional = of.optional.padEnd(7, '<');
    return [head + fitted(31), second + optional + checkDigit(number + birth + expiry + optional)];
  }
  const personal = of.optional ? checked(of.optional, 14) : '<'.repeat(15);
  return [head + fitted(39), second + personal + checkDigit(number + birth + expiry + personal)];
}

/** Returns whether the name is too long for the machine-readable zone, which then truncates it. */
export const isTruncated = ({ size, surname, givenNames }: Specimen): boolean =>
  `${toZoneName(surname)}<<${toZoneName(givenNames)}`.length > { TD1: 30, TD2: 31, TD3: 39 }[size];

/** Converts a name to the alphabet of the machine-readable zone: without apostrophes and diacritics, with fillers for spaces and hyphens (ICAO 9303-3, 4.6). */
export const toZoneName = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[-\s]+/g, '<')
    .replace(/[^A-Z<]/g, '');

const checked = (field: string, length: number) => {
  const filled = field.padEnd(length, '<');
  return filled + checkDigit(filled);
};

/** Returns the check digit of a field (ICAO 9303-3, 4.9). Does not share code with the reader, which it tests. */
function checkDigit(field: string): number {
  let sum = 0;
  for (const [place, character] of [...field].entries()) {
    const value = character === '<' ? 0 : Number.parseInt(character, 36);
    sum += value * ([7, 3, 1][place % 3] ?? 0);
  }
  return sum % 10;
}

const shortDate = (date: string) => date.replaceAll('-', '').slice(2);
