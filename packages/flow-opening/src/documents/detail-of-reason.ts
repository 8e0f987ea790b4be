import type { ComparedDetail } from '@quayside/rules/document-match';

/** Returns the detail in which a reviewer found that the document and the basic information differ. */
export const detailOfReason = (code: string): ComparedDetail | undefined => details[code];

const details: Readonly<Record<string, ComparedDetail>> = {
  'name-mismatch': 'name',
  'birth-date-mismatch': 'birthDate',
  'number-mismatch': 'number',
};
