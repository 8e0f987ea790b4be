import type { ComparedDetail } from '@quayside/rules/document-match';

/** Returns the detail that differs between the document and the basic information. `code` is the reason of a reviewer. Returns undefined for other reasons. */
export const getComparedDetail = (code: string): ComparedDetail | undefined => details[code];

const details: Readonly<Record<string, ComparedDetail>> = {
  'name-mismatch': 'name',
  'birth-date-mismatch': 'birthDate',
  'number-mismatch': 'number',
};
