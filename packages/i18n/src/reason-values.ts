import { PASSPORT_VALIDITY_MONTHS, PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/limits';
import type { Values } from './define-text.ts';

const counts: Readonly<Record<string, number>> = {
  'expired-id': PASSPORT_VALIDITY_MONTHS,
  'too-old': PROOF_OF_ADDRESS_MONTHS,
};

/** Returns the values for the text of a reason: its limit as `count`, or none if the reason has no limit. */
export const reasonValues = (code: string): Values => {
  const count = Object.hasOwn(counts, code) ? counts[code] : undefined;
  return count === undefined ? {} : { count };
};
