import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Explains the form. The card of the form links to it; opening it is optional. */
export const list = defineStep({
  id: 'list',
  optional: true,
  beside: true,
  schema: lazyObject(() => ({ read: ticked() })),
});
