import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

export const checkAnswers = defineStep({
  id: 'check-answers',
  seals: true,
  schema: lazyObject(() => ({ confirmed: ticked() })),
});
