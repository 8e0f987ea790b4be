import { type Issue, issue } from '@quayside/rules/issue';
import type { Facts } from '@quayside/rules/journey';
import { normaliseDocumentNumber } from '@quayside/rules/national-id';

/**
 * Returns an issue (`same-person`) if both holders have the same document number, because a joint account is for two persons. Compares only the number, not
 * its type or country, because one person may use both the digital ID and a manual opening.
 */
export function checkOtherPerson(path: string, number: string | undefined, { otherHolder }: Facts): readonly Issue[] {
  if (!number || !otherHolder) return [];
  const same = normaliseDocumentNumber(number) === normaliseDocumentNumber(otherHolder.documentNumber);
  return same ? [issue(path, 'same-person')] : [];
}
