import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';

/**
 * Step that explains light and position for the face picture (STATE-01). Its page saves it without a press if the browser already allows the camera, because
 * the next page shows the same instructions. The face check starts only when the customer takes and confirms a picture.
 */
export const faceRecognitionStep = defineStep({
  id: 'face-recognition',
  schema: lazyObject(() => ({ ready: ticked() })),
});
