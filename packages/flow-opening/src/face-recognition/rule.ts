import { ticked } from '@quayside/rules/field-shapes';
import { defineStep } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';

/** Explains light and position for the face check; the person starts it (STATE-01). */
export const faceRecognition = defineStep({
  id: 'face-recognition',
  schema: lazyObject(() => ({ ready: ticked() })),
});
