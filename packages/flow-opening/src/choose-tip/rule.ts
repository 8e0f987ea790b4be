import { ticked } from '@quayside/rules/field-shapes';
import { defineStep } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';
import { byHand } from '../identity/identification.ts';

/** Shows what to prepare for an opening by hand. It asks nothing and stores that it was seen. The digital ID needs no preparation. */
export const chooseTip = defineStep({
  id: 'choose-tip',
  when: byHand,
  schema: lazyObject(() => ({ seen: ticked() })),
});
