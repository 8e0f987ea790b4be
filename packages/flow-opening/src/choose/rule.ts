import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';
import { offersDigitalId } from '../identity/identification.ts';

/**
 * Step that asks for the route: the national digital ID, or manual entry with a passport or national ID (specification, section 1). Skipped for minors and in
 * apps without the digital ID.
 */
export const chooseStep = defineStep({
  id: 'choose',
  when: ({ facts }) => offersDigitalId(facts),
  schema: lazyObject(() => ({ route: oneOf(['manual', 'digital-id']) })),
});
