import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Optional step that explains the form. Customers reach it by a link in the card of the form. */
export const listStep = defineStep({
  id: 'list',
  optional: true,
  skipWhenSatisfied: true,
  schema: lazyObject(() => ({ read: ticked() })),
});
