/** Size of a document with a machine-readable zone: TD1 card, TD2 larger card, TD3 passport (ICAO 9303-5, -6, -4). */
export type ZoneSize = 'TD1' | 'TD2' | 'TD3';

/** A part of a zone: its line, and its columns from `from` inclusive to `to` exclusive. Lines and columns start at 0. */
export type ZoneSpan = readonly [line: number, from: number, to: number];

/** The size of a zone, and the positions of its fields. */
export type ZoneLayout = {
  readonly rows: number;
  readonly columns: number;
  readonly code: ZoneSpan;
  readonly issuer: ZoneSpan;
  readonly name: ZoneSpan;
  readonly number: ZoneSpan;
  readonly nationality: ZoneSpan;
  readonly birthDate: ZoneSpan;
  readonly sex: ZoneSpan;
  readonly expiresOn: ZoneSpan;
  readonly optional: readonly ZoneSpan[];
  /** The position of the composite check digit of `covered`. The check digits of number, birth date and expiry date follow their field. */
  readonly composite: ZoneSpan;
  readonly covered: readonly ZoneSpan[];
};

/** The second line of TD2 and TD3, without the optional data (ICAO 9303-6, 4.2 and 9303-4, 4.2). */
const secondLine = {
  number: [1, 0, 9],
  nationality: [1, 10, 13],
  birthDate: [1, 13, 19],
  sex: [1, 20, 21],
  expiresOn: [1, 21, 27],
} as const satisfies Partial<ZoneLayout>;

/** The layout of each size (ICAO 9303-5, -6 and -4, section 4.2). */
export const zoneLayouts: Readonly<Record<ZoneSize, ZoneLayout>> = {
  TD1: {
    rows: 3,
    columns: 30,
    code: [0, 0, 2],
    issuer: [0, 2, 5],
    number: [0, 5, 14],
    optional: [
      [0, 15, 30],
      [1, 18, 29],
    ],
    birthDate: [1, 0, 6],
    sex: [1, 7, 8],
    expiresOn: [1, 8, 14],
    nationality: [1, 15, 18],
    composite: [1, 29, 30],
    covered: [
      [0, 5, 30],
      [1, 0, 7],
      [1, 8, 15],
      [1, 18, 29],
    ],
    name: [2, 0, 30],
  },
  TD2: {
    rows: 2,
    columns: 36,
    code: [0, 0, 2],
    issuer: [0, 2, 5],
    name: [0, 5, 36],
    ...secondLine,
    optional: [[1, 28, 35]],
    composite: [1, 35, 36],
    covered: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 35],
    ],
  },
  TD3: {
    rows: 2,
    columns: 44,
    code: [0, 0, 2],
    issuer: [0, 2, 5],
    name: [0, 5, 44],
    ...secondLine,
    optional: [[1, 28, 43]],
    composite: [1, 43, 44],
    covered: [
      [1, 0, 10],
      [1, 13, 20],
      [1, 21, 43],
    ],
  },
};

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<';

/** Returns the characters that are possible at a position of a zone (ICAO 9303-3, 4.3), such as digits in dates, and letters in names and countries. */
export function alphabetAt(size: ZoneSize, line: number, column: number): string {
  const layout = zoneLayouts[size];
  const isIn = ([row, from, to]: ZoneSpan) => row === line && column >= from && column < to;
  if (isIn(layout.sex)) return 'FMX<';
  if ([layout.code, layout.issuer, layout.name, layout.nationality].some(isIn)) return letters;
  const dates = [layout.birthDate, layout.expiresOn];
  if (dates.some(isIn) || dates.some((span) => isIn(getCheckDigitSpan(span))) || isIn(layout.composite)) return digits;
  if (isIn(getCheckDigitSpan(layout.number))) return `${digits}<`; // A filler means that the number of a card continues in the optional data.
  return letters + digits;
}

/** Returns the position of the check digit of a field, which follows the field. */
export const getCheckDigitSpan = ([line, , to]: ZoneSpan): ZoneSpan => [line, to, to + 1];
