import { type CalendarDate, isCalendarDate } from '../calendar-date.ts';
import { couldBeName } from '../internal/name-comparison.ts';
import { within } from '../internal/path.ts';
import { advice, type Issue, issue } from '../issue.ts';

/** What was read from a picture of an identity document; what could not be read is missing. */
export type DocumentReading = {
  /** in Latin letters, as a machine-readable zone holds it */
  readonly name?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly number?: string | undefined;
  readonly expiresOn?: CalendarDate | undefined;
};

/** What the customer typed; what is missing or incomplete is not compared. */
export type StatedIdentity = {
  /** as printed on the document, in any script */
  readonly nameOnId?: string | undefined;
  /** in Latin letters */
  readonly fullName?: string | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly documentNumber?: string | undefined;
};

/** The details that a document and the basic information share. */
export type ComparedDetail = 'name' | 'birthDate' | 'number';

/** RULE-07: the details in which a document and the basic information differ, in the order of the form. */
export function differingDetails(read: DocumentReading, stated: StatedIdentity): readonly ComparedDetail[] {
  const differs: Readonly<Record<ComparedDetail, boolean>> = {
    name: both(read.name, latinName(stated), (a, b) => !couldBeName(a, b)),
    birthDate: both(read.birthDate, stated.dateOfBirth, (a, b) => isCalendarDate(b) && a !== b),
    number: both(read.number, stated.documentNumber, (a, b) => plainNumber(a) !== plainNumber(b)),
  };
  return (['number', 'name', 'birthDate'] as const).filter((detail) => differs[detail]);
}

/**
 * RULE-07 where the document is uploaded: `document-number-differs`, `document-birth-date-differs`, `document-name-differs` at `<path>.number`,
 * `.birthDate`, `.name`. Number and birth date have check digits, so that a difference is an error; a name has none, so that a difference is advice
 * and a reviewer decides (ICAO 9303-4).
 */
export const checkDocumentMatch = (path: string, read: DocumentReading, stated: StatedIdentity): readonly Issue[] =>
  differingDetails(read, stated).map((detail) =>
    detail === 'name' ? advice(within(path, detail), codes[detail]) : issue(within(path, detail), codes[detail]),
  );

/**
 * RULE-07 where the basic information changes after the upload: advice `differs-from-document` at the field that differs. The customer may have typed
 * the right answer, so that it is the photo that has to be replaced.
 */
export const checkAgainstDocument = (stated: StatedIdentity, read: DocumentReading): readonly Issue[] =>
  differingDetails(read, stated).map((detail) =>
    advice(basicInformationField(detail, stated), 'differs-from-document'),
  );

/** The field of the basic information that a detail is compared with. */
export function basicInformationField(detail: ComparedDetail, stated: StatedIdentity): keyof StatedIdentity {
  if (detail === 'number') return 'documentNumber';
  if (detail === 'birthDate') return 'dateOfBirth';
  return isLatin(stated.nameOnId) ? 'nameOnId' : 'fullName';
}

const codes: Readonly<Record<ComparedDetail, string>> = {
  name: 'document-name-differs',
  birthDate: 'document-birth-date-differs',
  number: 'document-number-differs',
};

/** A document is compared with the name on it (domain handbook 3.8); where that is not in Latin letters, with the name that is. */
const latinName = ({ nameOnId, fullName }: StatedIdentity) => (isLatin(nameOnId) ? nameOnId : fullName);

const isLatin = (name: string | undefined): boolean => name !== undefined && /^[\p{Script=Latin}\P{L}]+$/u.test(name);

const both = (
  read: string | undefined,
  typed: string | undefined,
  differs: (read: string, typed: string) => boolean,
): boolean => (read && typed ? differs(read, typed) : false);

const plainNumber = (number: string) =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
