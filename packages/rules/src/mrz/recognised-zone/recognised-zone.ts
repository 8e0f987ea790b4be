import { type CalendarDate, calendarDate } from '../../calendar-date.ts';
import { type CountryCode, countryCodes, SGcountryList } from '../../country/country.ts';
import type { DocumentReading } from '../../document-match/document-match.ts';
import type { DocumentType, Gender } from '../../enumerations.ts';
import { own } from '../../lookups/own.ts';
import { passportPattern } from '../../passport/passport.ts';
import { mrzCheckDigit } from '../mrz.ts';
import { checkOf, type Span, type ZoneLayout, type ZoneSize, zoneLayouts } from '../zone-layout/zone-layout.ts';

/**
 * The lines of a zone as two recognisers that err differently saw them, each as long as the zone, with `?` for a character that one did
 * not recognise.
 */
export type SeenZone = {
  readonly size: ZoneSize;
  readonly first: readonly string[];
  readonly second: readonly string[];
};

/**
 * Returns the fields of a zone that are certain. A number or a date is certain if both recognisers saw the same and its check digit agrees; or if
 * exactly one choice between what they saw agrees with its check digit, and with the composite check digit too. The other fields have no check digit of their
 * own: both recognisers must have seen the same, and it must be possible (a known country, a name that is not truncated). Undefined if no
 * number or date is certain, because then nothing proves that this is a zone.
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
/** A field whose recognisers differ in more places is not decided by a check digit, which one in ten wrong values passes. */
const MOST_DIFFERENCES = 3;

const trimmed = (field: string) => field.replace(/<+$/, '');

const seenBy = (lines: readonly string[], [line, from, to]: Span) => (lines[line] ?? '').slice(from, to);

/** What both recognisers saw; undefined where they differ. */
function agreed({ first, second }: SeenZone, span: Span): string | undefined {
  const seen = seenBy(first, span);
  return seen === seenBy(second, span) && !seen.includes(UNKNOWN) && seen.length > 0 ? seen : undefined;
}

/** Returns a field with a right check digit, without that digit. */
function checkedField(
  zone: SeenZone,
  layout: ZoneLayout,
  span: Span,
  isAllowed: (field: string) => boolean = () => true,
): string | undefined {
  const [line, from] = span;
  const whole: Span = [line, from, checkOf(span)[2]];
  const both = agreed(zone, whole);
  const isRight = (field: string) => passes(field) && isAllowed(field.slice(0, -1));
  if (both) return isRight(both) ? both.slice(0, -1) : undefined;
  const right = choicesOf(zone, whole).filter(isRight);
  const [only] = right;
  if (right.length !== 1 || !only || !compositePasses(zone, layout, whole, only)) return undefined;
  return only.slice(0, -1);
}

const passes = (field: string) => String(mrzCheckDigit(field.slice(0, -1))) === field.at(-1);

/** Returns what the places can hold by either recogniser; nothing if a place was not seen or too many differ. */
function choicesOf({ first, second }: SeenZone, span: Span): readonly string[] {
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

/** Whether the composite check digit agrees when a field is chosen, and the rest is as the first recogniser saw it. */
function compositePasses(zone: SeenZone, layout: ZoneLayout, [line, from]: Span, chosen: string): boolean {
  const lines = zone.first.map((seen, row) =>
    row === line ? seen.slice(0, from) + chosen + seen.slice(from + chosen.length) : seen,
  );
  const covered = layout.covered.map((span) => seenBy(lines, span)).join('');
  return !covered.includes(UNKNOWN) && passes(covered + seenBy(lines, layout.composite));
}

/** A card's number may be in its optional data: Vietnam's cards have the number of the holder there (Circular 06/2021/TT-BCA). */
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

/** A passport's number has the shape of its country's numbers. */
const isPossible = (number: string, issuer: CountryCode | undefined, code: string | undefined) =>
  !code?.startsWith('P') || passportPattern(issuer).test(number);

function typeOf(code: string | undefined, issuer: CountryCode | undefined): DocumentType | undefined {
  if (code?.startsWith('P')) return 'passport';
  if (!issuer || !code || !/^I[D<]$/.test(code)) return undefined;
  return issuer === 'VN' ? 'cccd' : withOtherCards.includes(issuer) ? undefined : 'identification-card';
}

/** Their identity cards have no zone (`national-id/document-types`), so that another card of theirs has one. */
const withOtherCards: readonly CountryCode[] = ['SG', 'MY', 'IN', 'TH', 'ID', 'ZA', 'CN', 'HK', 'MO', 'TW'];

const genders: Readonly<Record<string, Gender>> = { F: 'female', M: 'male', X: 'unspecified', '<': 'unspecified' };
const genderOf = (sex: string | undefined): Gender | undefined => (sex ? own(genders, sex) : undefined);

/**
 * ICAO 9303-3, section 5: codes that are not ISO 3166-1 alpha-3, of countries that are. GBD to GBS are the classes of British nationality. Codes of
 * organisations (UNO, EUE), of the stateless and of refugees (XXA to XXC) name no country, so that the field is absent.
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
  return code ? (own(otherCodes, code) ?? byAlpha3.get(code)) : undefined;
}

/** Surname, two fillers, given names, fillers to the end. A field without two fillers at its end may be truncated (ICAO 9303-3, 4.7), and
 * two fillers after the surname may be those before given names that did not fit. */
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
  calendarDate(century + Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6)));

/** Nobody is born after today. */
function pastDate(digits: string, today: CalendarDate): CalendarDate | undefined {
  const recent = inCentury(2000, digits);
  return recent && recent <= today ? recent : inCentury(1900, digits);
}

/** No document lasts 50 years. */
function expiryDate(digits: string, today: CalendarDate): CalendarDate | undefined {
  const date = inCentury(2000, digits);
  return date && Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + 50 ? inCentury(1900, digits) : date;
}
