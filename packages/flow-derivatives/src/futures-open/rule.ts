import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Step in which the customer confirms the answers and submits them. */
export const open = defineStep({ id: 'open', seals: true, schema: lazyObject(() => ({ confirmed: ticked() })) });
