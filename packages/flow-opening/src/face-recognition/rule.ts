import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/** Step that explains light and position for the face picture. The face check starts only when the customer presses the button (STATE-01). */
export const faceRecognition = defineStep({
  id: 'face-recognition',
  schema: lazyObject(() => ({ ready: ticked() })),
});
