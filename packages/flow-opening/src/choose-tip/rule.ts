import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';
import { isManualEntry } from '../identity/identification.ts';

/**
 * Step that shows which documents to prepare for a manual opening. Its only answer is that the customer saw the page. Home lists the same documents, so
 * Continue skips the page and only its URL opens it. Does not apply with the digital ID.
 */
export const chooseTipStep = defineStep({
  id: 'choose-tip',
  optional: true,
  skipWhenSatisfied: true,
  when: isManualEntry,
  schema: lazyObject(() => ({ seen: ticked() })),
});
