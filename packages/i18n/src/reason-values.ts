import { PASSPORT_VALIDITY_MONTHS, PROOF_OF_ADDRESS_MONTHS } from '@quayside/rules/limits';
import type { Values } from './define-text.ts';

const counts: Readonly<Record<string, number>> = {
  'expired-id': PASSPORT_VALIDITY_MONTHS,
  'too-old': PROOF_OF_ADDRESS_MONTHS,
};

/** Returns the limit in the text of a reason as `count`. A reason without a limit has no values. */
export const reasonValues = (code: string): Values => {
  const count = Object.hasOwn(counts, code) ? counts[code] : undefined;
  return count === undefined ? {} : { count };
};
