import { documentId } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import * as z from 'zod/mini';

/**
 * Step of the face check, which the server decides. After repeated failures, a photo with the ID goes to manual review (STATE-03, MSG-14). A third party's
 * report also completes the step.
 */
export const faceCaptureStep = defineStep({
  id: 'face-h5',
  requirement: 'face',
  handOff: { documents: ['face', 'face-handheld'], reads: {} },
  schema: lazyObject(() => ({
    picture: z.optional(documentId()),
    handheld: z.optional(documentId('upload-handheld')),
    report: z.optional(documentId()),
  })),
  check: ({ picture, handheld, report }, { facts }) => {
    if (report !== undefined && facts.documents[report]?.kind === 'identity-report') return [];
    if (handheld !== undefined)
      return facts.documents[handheld]?.kind === 'face-handheld' ? [] : [issue('handheld', 'upload-handheld')];
    if (!picture || facts.documents[picture]?.kind !== 'face') return [issue('picture', 'face-required')];
    return facts.face.result === 'passed' ? [] : [issue('picture', 'face-failed')];
  },
});
