import { type Issue, issue } from '@quayside/rules/issue';
import type { Facts } from '@quayside/rules/journey';
import { normaliseDocumentNumber } from '@quayside/rules/national-id';

/**
 * Checks that a document number is not the other holder's (`same-person`). A joint account is for two persons. Compares only the number, not its type or
 * country, because one person may use the digital ID and open by hand.
 */
export function checkOtherPerson(path: string, number: string | undefined, { otherHolder }: Facts): readonly Issue[] {
  if (!number || !otherHolder) return [];
  const same = normaliseDocumentNumber(number) === normaliseDocumentNumber(otherHolder.documentNumber);
  return same ? [issue(path, 'same-person')] : [];
}
