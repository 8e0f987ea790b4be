import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';
import { byHand } from '../identity/identification.ts';

/** Shows what to prepare for an opening by hand. It asks nothing and stores that it was seen. The digital ID needs no preparation. */
export const chooseTip = defineStep({
  id: 'choose-tip',
  when: byHand,
  schema: lazyObject(() => ({ seen: ticked() })),
});
