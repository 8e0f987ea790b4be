import { addMonths, type CalendarDate, compareDates, isCalendarDate } from '../calendar-date.ts';
import { type Issue, issue } from '../issue.ts';
import { PROOF_OF_ADDRESS_MONTHS } from '../limits/limits.ts';

export { PROOF_OF_ADDRESS_MONTHS };

/** Details that the document must show (specification section 5; the date because of the age limit). */
export const proofOfAddressMustShow = ['name', 'residential-address', 'issue-date'] as const;

/** RULE-03: checks the age of a proof of address. Codes: `proof-of-address-too-old`, `date-in-future`, `date-incomplete`. */
export function checkProofOfAddress(path: string, issuedOn: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(issuedOn)) return [issue(path, 'date-incomplete')];
  if (compareDates(issuedOn, today) > 0) return [issue(path, 'date-in-future')];
  const earliest = addMonths(today, -PROOF_OF_ADDRESS_MONTHS);
  if (compareDates(issuedOn, earliest) >= 0) return [];
  return [issue(path, 'proof-of-address-too-old', { months: PROOF_OF_ADDRESS_MONTHS, date: earliest })];
}

/** RULE-03: returns `same-document` if the proof of address is also used as identity document. */
export const checkSameDocument = (
  path: string,
  addressProof: { readonly sha256: string },
  identityDocuments: readonly { readonly sha256: string }[],
): readonly Issue[] =>
  identityDocuments.some(({ sha256 }) => sha256 === addressProof.sha256) ? [issue(path, 'same-document')] : [];
