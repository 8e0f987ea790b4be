import { ticked } from '@quayside/rules/field-shapes';
import { defineStep } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';

/** Confirms the completed form. Confirming the card of the form completes this step; after a later change of a line, its own screen asks. */
export const info = defineStep({
  id: 'info',
  beside: true,
  requirement: 'w8ben',
  restsOn: ['form'],
  schema: lazyObject(() => ({ confirmed: ticked() })),
});
