import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

export const tips = defineStep({
  id: 'tips',
  schema: lazyObject(() => ({ read: ticked() })),
});
