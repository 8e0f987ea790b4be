import { type Issue, issue } from '../../issue.ts';
import type { Facts } from '../../journey.ts';
import { normaliseDocumentNumber } from '../../national-id/national-id.ts';

/**
 * `same-person` where a document number is the other holder's: a joint account is for two persons, however many mobiles they sign in with. Numbers are
 * compared alone, not their kind or country: one person may come with the digital ID and by hand, and two persons do not share a number.
 */
export function checkOtherPerson(path: string, number: string | undefined, { otherHolder }: Facts): readonly Issue[] {
  if (!number || !otherHolder) return [];
  const same = normaliseDocumentNumber(number) === normaliseDocumentNumber(otherHolder.documentNumber);
  return same ? [issue(path, 'same-person')] : [];
}
