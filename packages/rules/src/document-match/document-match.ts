import { type CalendarDate, isCalendarDate } from '../calendar-date.ts';
import { couldBeName } from '../internal/name-comparison.ts';
import { within } from '../internal/path.ts';
import { type Issue, issue } from '../issue.ts';

/** What a document says, or what was typed; what could not be read is missing. */
export type DocumentFacts = {
  readonly name?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly number?: string | undefined;
};

/** Who read the document; a machine's findings are advice, a reviewer's are errors. */
export type DocumentReader = 'machine' | 'reviewer';

/**
 * RULE-07: what the document says against the basic information; the customer goes back and corrects. Codes `document-name-differs`,
 * `document-birth-date-differs`, `document-number-differs` at `<path>.name`, `.birthDate`, `.number`. A machine may misread, so its findings are
 * advice; a reviewer's are errors.
 */
export function checkDocumentMatch(
  path: string,
  document: DocumentFacts,
  basicInformation: DocumentFacts,
  reader: DocumentReader,
): readonly Issue[] {
  const level = reader === 'machine' ? ({ level: 'advice' } as const) : {};
  return comparisons
    .filter(({ differs }) => differs(document, basicInformation))
    .map(({ field, code }) => ({ ...issue(within(path, field), code), ...level }));
}

const comparisons = [
  {
    field: 'name',
    code: 'document-name-differs',
    differs: both(
      ({ name }) => name,
      (read, typed) => !couldBeName(read, typed),
    ),
  },
  {
    field: 'birthDate',
    code: 'document-birth-date-differs',
    differs: both(
      ({ birthDate }) => birthDate,
      (read, typed) => isCalendarDate(typed) && read !== typed,
    ),
  },
  {
    field: 'number',
    code: 'document-number-differs',
    differs: both(
      ({ number }) => number,
      (read, typed) => plainNumber(read) !== plainNumber(typed),
    ),
  },
];

/** Compares only what both sides have. */
function both(pick: (facts: DocumentFacts) => string | undefined, differs: (read: string, typed: string) => boolean) {
  return (document: DocumentFacts, typed: DocumentFacts): boolean => {
    const [a, b] = [pick(document), pick(typed)];
    return a && b ? differs(a, b) : false;
  };
}

const plainNumber = (number: string) =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
