import { type Issue, issue } from '@quayside/rules/issue';
import type { Facts } from '@quayside/rules/journey';
import { normaliseDocumentNumber } from '@quayside/rules/national-id';

/**
 * Returns the issue `same-person` if both holders have the same document number, otherwise an empty list. Type and country don't count, because one person may
 * use digital ID and manual entry.
 */
export function checkOtherPerson(path: string, number: string | undefined, { otherHolder }: Facts): readonly Issue[] {
  if (!number || !otherHolder) return [];
  const same = normaliseDocumentNumber(number) === normaliseDocumentNumber(otherHolder.documentNumber);
  return same ? [issue(path, 'same-person')] : [];
}
