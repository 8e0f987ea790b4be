import { ticked } from '@quayside/rules/field-shapes';
import { defineStep } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';

export const tips = defineStep({
  id: 'tips',
  schema: lazyObject(() => ({ read: ticked() })),
});
