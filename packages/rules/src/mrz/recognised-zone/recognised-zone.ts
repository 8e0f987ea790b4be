import { type CalendarDate, createCalendarDate } from '@quayside/values/calendar-date';
import { type CountryCode, countryCodes, SGcountryList } from '../../country/country.ts';
import type { DocumentReading } from '../../document-match/document-match.ts';
import type { DocumentType, Gender } from '../../enumerations.ts';
import { getOwn } from '../../lookups/own.ts';
import { passportPattern } from '../../passport/passport.ts';
import { mrzCheckDigit } from '../mrz.ts';
import {
  getCheckDigitSpan,
  type ZoneLayout,
  type ZoneSize,
  type ZoneSpan,
  zoneLayouts,
} from '../zone-layout/zone-layout.ts';

/**
 * The lines of a machine-readable zone as read by two recognisers that make different errors. Each line has the length of the zone, with `?` for an
 * unrecognised character.
 */
export type SeenZone = {
  readonly size: ZoneSize;
  readonly first: readonly string[];
  readonly second: readonly string[];
};

/**
 * Returns the certain fields of a machine-readable zone.
 * - A number or date is certain if both recognisers agree and its check digit is correct.
 * - If they differ, exactly one combination of their characters must fit its check digit and the composite check digit.
 * - Other fields have no check digit. Both recognisers must agree, and the value must be possible: a known country, a name that is not truncated.
 * Returns undefined if no number or date is certain, because the text may not be a zone.
 * @param today decides the century of the two-digit years
 */
export function readRecognisedZone(zone: SeenZone, today: CalendarDate): DocumentReading | undefined {
  const layout = zoneLayouts[zone.size];
  const number = numberIn(zone, layout);
  const birthDate = dateIn(checkedField(zone, layout, layout.birthDate), (digits) => pastDate(digits, today));
  const expiresOn = dateIn(checkedField(zone, layout, layout.expiresOn), (digits) => expiryDate(digits, today));
  if (!number && !birthDate && !expiresOn) return undefined;
  const issuer = countryOf(agreed(zone, layout.issuer));
  const fields: DocumentReading = {
    documentType: typeOf(agreed(zone, layout.code), issuer),
    issuer,
    number,
    ...namesIn(agreed(zone, layout.name)),
    birthDate,
    gender: genderOf(agreed(zone, layout.sex)),
    nationality: countryOf(agreed(zone, layout.nationality)),
    expiresOn,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const UNKNOWN = '?';
/** Maximum number of differing characters in a field. With more, the check digit cannot decide, because one in ten wrong values passes it. */
const MOST_DIFFERENCES = 3;

const trimmed = (field: string) => field.replace(/<+$/, '');

const seenBy = (lines: readonly string[], [line, from, to]: ZoneSpan) => (lines[line] ?? '').slice(from, to);

/** Returns the text that both recognisers read; undefined if they differ. */
function agreed({ first, second }: SeenZone, span: ZoneSpan): string | undefined {
  const seen = seenBy(first, span);
  return seen === seenBy(second, span) && !seen.includes(UNKNOWN) && seen.length > 0 ? seen : undefined;
}

/** Returns a field without its check digit if that digit is right; undefined otherwise. */
function checkedField(
  zone: SeenZone,
  layout: ZoneLayout,
  span: ZoneSpan,
  isAllowed: (field: string) => boolean = () => true,
): string | undefined {
  const [line, from] = span;
  const whole: ZoneSpan = [line, from, getCheckDigitSpan(span)[2]];
  const both = agreed(zone, whole);
  const isRight = (field: string) => passes(field) && isAllowed(field.slice(0, -1));
  if (both) return isRight(both) ? both.slice(0, -1) : undefined;
  const right = choicesOf(zone, whole).filter(isRight);
  const [only] = right;
  if (right.length !== 1 || !only || !compositePasses(zone, layout, whole, only)) return undefined;
  return only.slice(0, -1);
}

const passes = (field: string) => String(mrzCheckDigit(field.slice(0, -1))) === field.at(-1);

/** Returns all combinations of the characters of both recognisers. Returns none if both missed a character, or if too many characters differ. */
function choicesOf({ first, second }: SeenZone, span: ZoneSpan): readonly string[] {
  const others = [...seenBy(second, span)];
  const places = [...seenBy(first, span)].map((character, at) =>
    [...new Set([character, others[at] ?? UNKNOWN])].filter((one) => one !== UNKNOWN),
  );
  if (places.length === 0 || places.some((place) => place.length === 0)) return [];
  if (places.filter((place) => place.length > 1).length > MOST_DIFFERENCES) return [];
  return places.reduce<readonly string[]>(
    (starts, place) => starts.flatMap((start) => place.map((one) => start + one)),
    [''],
  );
}

/** Returns whether the composite check digit is correct for the chosen field and the other fields of the first recogniser. */
function compositePasses(zone: SeenZone, layout: ZoneLayout, [line, from]: ZoneSpan, chosen: string): boolean {
  const lines = zone.first.map((seen, row) =>
    row === line ? seen.slice(0, from) + chosen + seen.slice(from + chosen.length) : seen,
  );
  const covered = layout.covered.map((span) => seenBy(lines, span)).join('');
  return !covered.includes(UNKNOWN) && passes(covered + seenBy(lines, layout.composite));
}

/** Returns the document number. Cards of Vietnam have the number of the holder in the optional data (Circular 06/2021/TT-BCA). */
function numberIn(zone: SeenZone, layout: ZoneLayout): string | undefined {
  const isAllowed = (field: string) =>
    isPossible(trimmed(field), countryOf(agreed(zone, layout.issuer)), agreed(zone, layout.code));
  const field = checkedField(zone, layout, layout.number, isAllowed);
  if (!field) return undefined;
  if (zone.size === 'TD1' && agreed(zone, layout.issuer) === 'VNM') return citizenNumber(zone, layout, field);
  const number = trimmed(field);
  return /^[A-Z0-9]+$/.test(number) ? number : undefined;
}

function citizenNumber(zone: SeenZone, layout: ZoneLayout, field: string): string | undefined {
  const [optional] = layout.optional;
  const number = optional && /^(\d{12})<+\d?$/.exec(agreed(zone, optional) ?? '')?.[1];
  return number && number.endsWith(field) && compositePasses(zone, layout, layout.number, field) ? number : undefined;
}

/** Returns whether a number fits the passport numbers of its country. Returns true for other documents. */
const isPossible = (number: string, issuer: CountryCode | undefined, code: string | undefined) =>
  !code?.startsWith('P') || passportPattern(issuer).test(number);

function typeOf(code: string | undefined, issuer: CountryCode | undefined): DocumentType | undefined {
  if (code?.startsWith('P')) return 'passport';
  if (!issuer || !code || !/^I[D<]$/.test(code)) return undefined;
  return issuer === 'VN' ? 'cccd' : withOtherCards.includes(issuer) ? undefined : 'identification-card';
}

/** Countries that have identity cards without a zone (`national-id/document-types`), so a zone is on another card. */
const withOtherCards: readonly CountryCode[] = ['SG', 'MY', 'IN', 'TH', 'ID', 'ZA', 'CN', 'HK', 'MO', 'TW'];

const genders: Readonly<Record<string, Gender>> = { F: 'female', M: 'male', X: 'unspecified', '<': 'unspecified' };
const genderOf = (sex: string | undefined): Gender | undefined => (sex ? getOwn(genders, sex) : undefined);

/**
 * Codes of ICAO 9303-3, section 5 that are not in ISO 3166-1 alpha-3. GBD to GBS are classes of British nationality. Codes of organisations (UNO, EUE),
 * stateless people and refugees (XXA to XXC) have no country, so the field is absent.
 */
const otherCodes: Readonly<Record<string, CountryCode>> = {
  D: 'DE',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  RKS: 'XK',
};
const byAlpha3: ReadonlyMap<string, CountryCode> = new Map(
  SGcountryList(Object.fromEntries(countryCodes.map((code) => [code, code]))).map(({ countryCode, twoCode }) => [
    countryCode,
    twoCode,
  ]),
);
function countryOf(field: string | undefined): CountryCode | undefined {
  const code = field && trimmed(field);
  return code ? (getOwn(otherCodes, code) ?? byAlpha3.get(code)) : undefined;
}

/**
 * Matches surname, two fillers, given names, fillers. A field without two fillers at its end may be truncated (ICAO 9303-3, 4.7). Without given names it needs
 * three, because two may precede given names that did not fit.
 */
const nameField = /^([A-Z]+(?:<[A-Z]+)*)(?:<<([A-Z]+(?:<[A-Z]+)*)<{2,}|<{3,})$/;

function namesIn(field: string | undefined): Pick<DocumentReading, 'surname' | 'givenNames' | 'fullName'> {
  const [, family, given] = nameField.exec(field ?? '') ?? [];
  if (!family) return {};
  const surname = family.replaceAll('<', ' ');
  if (!given) return { surname, fullName: surname };
  const givenNames = given.replaceAll('<', ' ');
  return { surname, givenNames, fullName: `${surname} ${givenNames}` };
}

const dateIn = (digits: string | undefined, dateOf: (digits: string) => CalendarDate | undefined) =>
  digits && /^\d{6}$/.test(digits) ? dateOf(digits) : undefined;

const inCentury = (century: number, digits: string) =>
  createCalendarDate(century + Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6)));

/** Returns a birth date in the century in which it is not after today. */
function pastDate(digits: string, today: CalendarDate): CalendarDate | undefined {
  const recent = inCentury(2000, digits);
  return recent && recent <= today ? recent : inCentury(1900, digits);
}

/** Returns an expiry date. A year more than 50 years ahead is in the 1900s. */
function expiryDate(digits: string, today: CalendarDate): CalendarDate | undefined {
  const date = inCentury(2000, digits);
  return date && Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + 50 ? inCentury(1900, digits) : date;
}
