import type { ComparedDetail } from '@quayside/rules/document-match';

/** Returns the detail that differs between document and basic information, for a reviewer's reason code. Returns undefined for other codes. */
export const detailOfReason = (code: string): ComparedDetail | undefined => details[code];

const details: Readonly<Record<string, ComparedDetail>> = {
  'name-mismatch': 'name',
  'birth-date-mismatch': 'birthDate',
  'number-mismatch': 'number',
};
