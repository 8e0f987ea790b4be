import { ticked } from '@quayside/rules/field-shapes';
import { defineStep } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';

/** The customer confirms the answers and submits them. */
export const open = defineStep({ id: 'open', seals: true, schema: lazyObject(() => ({ confirmed: ticked() })) });
