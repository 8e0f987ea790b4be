import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Step in which the customer confirms all answers before signing. A later change of any answer requires a new confirmation. */
export const checkAnswersStep = defineStep({
  id: 'check-answers',
  seals: true,
  schema: lazyObject(() => ({ confirmed: ticked() })),
});
