import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** The last step of a futures application, in which the customer confirms the answers. A later change of the answers removes the confirmation (`seals`). */
export const openStep = defineStep({ id: 'open', seals: true, schema: lazyObject(() => ({ confirmed: ticked() })) });
