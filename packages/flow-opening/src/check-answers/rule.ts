import { ticked } from '@quayside/rules/field-shapes';
import { defineStep } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';

export const checkAnswers = defineStep({
  id: 'check-answers',
  seals: true,
  schema: lazyObject(() => ({ confirmed: ticked() })),
});
