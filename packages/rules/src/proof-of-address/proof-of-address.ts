import { addMonths, type CalendarDate, compareDates, isCalendarDate } from '@quayside/values/calendar-date';
import { type Issue, issue } from '../issue.ts';
import { PROOF_OF_ADDRESS_MONTHS } from '../limits/limits.ts';

export { PROOF_OF_ADDRESS_MONTHS };

/** Details that a proof of address must show (specification section 5). The date is required because of the age limit. */
export const proofOfAddressMustShow = ['name', 'residential-address', 'issue-date'] as const;

/** Checks the age of a proof of address (RULE-03). Codes: `proof-of-address-too-old`, `date-in-future`, `date-incomplete`. */
export function checkProofOfAddress(path: string, issuedOn: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(issuedOn)) return [issue(path, 'date-incomplete')];
  if (compareDates(issuedOn, today) > 0) return [issue(path, 'date-in-future')];
  const earliest = addMonths(today, -PROOF_OF_ADDRESS_MONTHS);
  if (compareDates(issuedOn, earliest) >= 0) return [];
  return [issue(path, 'proof-of-address-too-old', { months: PROOF_OF_ADDRESS_MONTHS, date: earliest })];
}

/** Returns `same-document` if the proof of address is also used as identity document (RULE-03). */
export const checkSameDocument = (
  path: string,
  addressProof: { readonly sha256: string },
  identityDocuments: readonly { readonly sha256: string }[],
): readonly Issue[] =>
  identityDocuments.some(({ sha256 }) => sha256 === addressProof.sha256) ? [issue(path, 'same-document')] : [];
