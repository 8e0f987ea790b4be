import { type CalendarDate, isCalendarDate } from '@quayside/values/calendar-date';
import { normaliseName } from '@quayside/values/internals/name';
import { normaliseCode } from '@quayside/values/internals/numbers';
import type { CountryCode } from '../country/country.ts';
import type { DocumentType, Gender } from '../enumerations.ts';
import { advice, type Issue, issue } from '../issue.ts';
import { joinPath } from '../lookups/path.ts';
import { couldBeName } from '../names/name-comparison.ts';
import { isCompatibleNationality } from './nationality-shown.ts';

/** Data read from a picture of an identity document. A field is present only if the recogniser is certain, so that a form can be filled in from it. */
export type DocumentReading = {
  readonly documentType?: DocumentType | undefined;
  /** The country that issued the document, ISO 3166-1 alpha-2. */
  readonly issuer?: CountryCode | undefined;
  /** The document number without fillers and spaces. */
  readonly number?: string | undefined;
  /** The surname in Latin capitals as in the machine-readable zone: no marks, no apostrophes, a space for each hyphen. Never truncated. */
  readonly surname?: string | undefined;
  /** The given names in the format of `surname`. Absent for a person with only one name. */
  readonly givenNames?: string | undefined;
  /** `surname` and `givenNames`, separated by a space. */
  readonly fullName?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  /** The gender on the document; `unspecified` for X or a filler. */
  readonly gender?: Gender | undefined;
  /** The nationality that the document shows, as ISO 3166-1 alpha-2 code. */
  readonly nationality?: CountryCode | undefined;
  readonly expiresOn?: CalendarDate | undefined;
};

/** Answers that are compared with the document. Missing and incomplete answers are ignored. */
export type StatedIdentity = {
  /** The name as printed on the document, in any script. */
  readonly nameOnId?: string | undefined;
  /** The name in Latin letters. */
  readonly fullName?: string | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly documentNumber?: string | undefined;
};

/** A detail that both the document and the basic information contain. */
export type ComparedDetail = 'name' | 'birthDate' | 'number';

/** Returns the details that differ between document and answers, in form order (RULE-07). */
export function findDifferingDetails(read: DocumentReading, stated: StatedIdentity): readonly ComparedDetail[] {
  const differs: Readonly<Record<ComparedDetail, boolean>> = {
    name: both(read.fullName, latinName(stated), (a, b) => !couldBeName(a, b)),
    birthDate: both(read.birthDate, stated.dateOfBirth, (a, b) => isCalendarDate(b) && a !== b),
    number: both(read.number, stated.documentNumber, (a, b) => plainNumber(a) !== plainNumber(b)),
  };
  return (['number', 'name', 'birthDate'] as const).filter((detail) => differs[detail]);
}

/**
 * Compares a document with the answers at its upload (RULE-07). Returns advice `document-number-differs`, `document-birth-date-differs` or
 * `document-name-differs` at `<path>.number`, `.birthDate` or `.name`. It is advice, because the customer can also correct the basic information. That step
 * returns the error.
 */
export const checkDocumentMatch = (path: string, read: DocumentReading, stated: StatedIdentity): readonly Issue[] =>
  findDifferingDetails(read, stated).map((detail) => advice(joinPath(path, detail), codes[detail]));

/**
 * Compares the basic information with the document (RULE-07). Returns the codes of `checkDocumentMatch` at the fields that differ. Number and birth date have
 * check digits in the document, so a difference is an error. A name has none, so a difference is advice and a reviewer decides (ICAO 9303-4). A different number
 * is also advice for identification cards, because some show a card number in the zone and the holder's number elsewhere.
 */
export function checkAgainstDocument(
  { documentType, ...stated }: StatedIdentity & { readonly documentType?: DocumentType | undefined },
  read: DocumentReading,
): readonly Issue[] {
  return findDifferingDetails(read, stated).map((detail) => {
    const field = getComparedField(detail, stated);
    const isDoubtful = detail === 'name' || (detail === 'number' && documentType === 'identification-card');
    return isDoubtful ? advice(field, codes[detail]) : issue(field, codes[detail]);
  });
}

/** Returns `document-type-differs` if the picture shows a passport but a card is chosen, or the other way round. */
export const checkReadDocumentType = (
  path: string,
  { documentType: shown }: DocumentReading,
  chosen: DocumentType,
): readonly Issue[] =>
  shown && (shown === 'passport') !== (chosen === 'passport') ? [issue(path, 'document-type-differs')] : [];

/**
 * Returns advice `document-nationality-differs` if the document shows another nationality than the chosen one. It is not an error, because a person may have
 * several nationalities. A territory agrees with its state: a passport of Hong Kong or Macao shows the nationality of China.
 */
export const adviseOnReadNationality = (
  path: string,
  stated: string | undefined,
  { nationality }: DocumentReading,
): readonly Issue[] =>
  nationality && stated && !isCompatibleNationality(nationality, stated)
    ? [advice(path, 'document-nationality-differs')]
    : [];

/** Returns the field of the basic information that corresponds to a detail of the document. */
export function getComparedField(detail: ComparedDetail, stated: StatedIdentity): keyof StatedIdentity {
  if (detail === 'number') return 'documentNumber';
  if (detail === 'birthDate') return 'dateOfBirth';
  return isLatin(stated.nameOnId) ? 'nameOnId' : 'fullName';
}

const codes: Readonly<Record<ComparedDetail, string>> = {
  name: 'document-name-differs',
  birthDate: 'document-birth-date-differs',
  number: 'document-number-differs',
};

/** Returns the name on the document, or the Latin name if the document uses another script. */
const latinName = ({ nameOnId, fullName }: StatedIdentity) => (isLatin(nameOnId) ? nameOnId : fullName);

const isLatin = (name: string | undefined): boolean =>
  typeof name === 'string' && /^[\p{Script=Latin}\P{L}]+$/u.test(normaliseName(name));

const both = (
  read: string | undefined,
  typed: string | undefined,
  differs: (read: string, typed: string) => boolean,
): boolean => (read && typed ? differs(read, typed) : false);

const plainNumber = (number: string) => normaliseCode(number).replace(/[^A-Z0-9]/g, '');
