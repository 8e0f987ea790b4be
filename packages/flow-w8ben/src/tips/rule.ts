import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Step in which the customer confirms that they have read what to check before signing. */
export const tipsStep = defineStep({
  id: 'tips',
  schema: lazyObject(() => ({ read: ticked() })),
});
