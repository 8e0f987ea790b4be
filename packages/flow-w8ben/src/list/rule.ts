import { ticked } from '@quayside/rules/field-shapes';
import { defineStep } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';

/** Explains the form. The card of the form links to it; opening it is optional. */
export const list = defineStep({
  id: 'list',
  optional: true,
  beside: true,
  schema: lazyObject(() => ({ read: ticked() })),
});
