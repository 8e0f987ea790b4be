import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/**
 * Step in which the customer confirms the completed form. Optional in an opening, where the page of the signature shows the lines, and Part III confirms them.
 * Modifications and updates require it (`createUpdateSteps`).
 */
export const infoStep = defineStep({
  id: 'info',
  optional: true,
  skipWhenSatisfied: true,
  requirement: 'w8ben',
  dependsOn: ['form'],
  schema: lazyObject(() => ({ confirmed: ticked() })),
});
