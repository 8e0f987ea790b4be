import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Step that explains light and position for the face check. The customer starts the check (STATE-01). */
export const faceRecognition = defineStep({
  id: 'face-recognition',
  schema: lazyObject(() => ({ ready: ticked() })),
});
