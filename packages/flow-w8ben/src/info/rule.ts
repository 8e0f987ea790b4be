import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Confirms the completed form. Confirming the card of the form completes this step; after a later change of a line, its own screen asks. */
export const info = defineStep({
  id: 'info',
  beside: true,
  requirement: 'w8ben',
  restsOn: ['form'],
  schema: lazyObject(() => ({ confirmed: ticked() })),
});
