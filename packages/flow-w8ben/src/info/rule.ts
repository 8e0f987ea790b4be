import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/**
 * Step that confirms the completed form. In an opening, the card of the form confirms it too. After a later change of a line, only the separate page asks
 * again.
 */
export const info = defineStep({
  id: 'info',
  beside: true,
  requirement: 'w8ben',
  restsOn: ['form'],
  schema: lazyObject(() => ({ confirmed: ticked() })),
});
