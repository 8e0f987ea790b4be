import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';
import { offersDigitalId } from '../identity/identification.ts';

/**
 * Asks for the route: with the national digital ID, or by hand with passport or national ID (specification, section 1). Does not apply if there is only one
 * route: in an app without the digital ID, and for a minor, whom the digital ID does not identify.
 */
export const choose = defineStep({
  id: 'choose',
  when: ({ facts }) => offersDigitalId(facts),
  schema: lazyObject(() => ({ route: oneOf(['manual', 'digital-id']) })),
});
