import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/**
 * Step in which the customer confirms the completed form. In an opening, the card of the form confirms it too. A later change of a line requires a new
 * confirmation, on the separate page.
 */
export const infoStep = defineStep({
  id: 'info',
  beside: true,
  requirement: 'w8ben',
  restsOn: ['form'],
  schema: lazyObject(() => ({ confirmed: ticked() })),
});
