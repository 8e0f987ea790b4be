import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';
import { isManualEntry } from '../identity/identification.ts';

/** Step that shows what to prepare for a manual opening. Its only answer is that the customer saw it. The digital ID needs no preparation. */
export const chooseTip = defineStep({
  id: 'choose-tip',
  when: isManualEntry,
  schema: lazyObject(() => ({ seen: ticked() })),
});
