import { addMonths, type CalendarDate, compareDates, isCalendarDate } from '../calendar-date.ts';
import { type Issue, issue } from '../issue.ts';
import { PROOF_OF_ADDRESS_MONTHS } from '../limits/limits.ts';

export { PROOF_OF_ADDRESS_MONTHS };

/** What the document has to show (specification section 5; the date by its age limit). */
export const proofOfAddressMustShow = ['name', 'residential-address', 'issue-date'] as const;

/** RULE-03, the age: `proof-of-address-too-old`, `date-in-future` for a day that has not come yet, `date-incomplete` while no date is there. */
export function checkProofOfAddress(path: string, issuedOn: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(issuedOn)) return [issue(path, 'date-incomplete')];
  if (compareDates(issuedOn, today) > 0) return [issue(path, 'date-in-future')];
  const earliest = addMonths(today, -PROOF_OF_ADDRESS_MONTHS);
  if (compareDates(issuedOn, earliest) >= 0) return [];
  return [issue(path, 'proof-of-address-too-old', { months: PROOF_OF_ADDRESS_MONTHS, date: earliest })];
}

/** RULE-03, one document for one purpose: `same-document` when the address proof is a file that already proves the identity. */
export const checkSameDocument = (
  path: string,
  addressProof: { readonly sha256: string },
  identityDocuments: readonly { readonly sha256: string }[],
): readonly Issue[] =>
  identityDocuments.some(({ sha256 }) => sha256 === addressProof.sha256) ? [issue(path, 'same-document')] : [];
