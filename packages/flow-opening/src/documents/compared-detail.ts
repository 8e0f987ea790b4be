import type { ComparedDetail } from '@quayside/rules/document-match';

/** Returns which detail differs between the document and the basic information, for the reason code of a reviewer. Returns undefined for all other codes. */
export const getComparedDetail = (code: string): ComparedDetail | undefined => details[code];

const details: Readonly<Record<string, ComparedDetail>> = {
  'name-mismatch': 'name',
  'birth-date-mismatch': 'birthDate',
  'number-mismatch': 'number',
};
