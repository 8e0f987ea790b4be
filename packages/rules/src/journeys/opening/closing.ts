import * as z from 'zod/mini';
import { documentId, text, ticked } from '../../field-shapes.ts';
import { consentIssues, consents } from '../../internal/consents.ts';
import { issue } from '../../issue.ts';
import { defineStep } from '../../journey.ts';
import { sameName } from '../../name/name.ts';
import { signature } from '../../signature.ts';
import { signerOf } from '../../signer/signer.ts';
import { baseInfoOf } from './answers-of.ts';

/** What the face check needs of light and position; the person starts it (STATE-01). */
export const faceRecognition = defineStep({
  id: 'face-recognition',
  group: 'face',
  schema: z.object({ ready: ticked() }),
});

/**
 * The face picture; the verdict is the server's. After repeated failure a hand-held photo goes to manual review (STATE-03, MSG-14). A third party's report, which
 * only the server can add, stands in for both.
 */
export const faceCapture = defineStep({
  id: 'face-h5',
  group: 'face',
  requirement: 'face',
  handOff: { documents: ['face', 'face-handheld'], reads: {} },
  schema: z.object({
    picture: z.optional(documentId()),
    handheld: z.optional(documentId('upload-handheld')),
    report: z.optional(documentId()),
  }),
  check: ({ picture, handheld, report }, { facts }) => {
    if (report !== undefined && facts.documents[report]?.kind === 'identity-report') return [];
    if (handheld !== undefined)
      return facts.documents[handheld]?.kind === 'face-handheld' ? [] : [issue('handheld', 'upload-handheld')];
    if (!picture || facts.documents[picture]?.kind !== 'face') return [issue('picture', 'face-required')];
    return facts.face.result === 'passed' ? [] : [issue('picture', 'face-failed')];
  },
});

/** Every agreement in force, in its version and in the language read. */
export const agreementInfo = defineStep({
  id: 'agreement-info',
  group: 'sign',
  requirement: 'agreements',
  schema: z.object({ consents: consents() }),
  check: ({ consents: given = [] }, { facts }) => consentIssues(given, facts.agreements),
});

export const checkAnswers = defineStep({
  id: 'check-answers',
  group: 'sign',
  seals: true,
  schema: z.object({ confirmed: ticked() }),
});

/** Drawn or typed, and its name the one shown (RULE-16). */
export const signInfo = defineStep({
  id: 'sign-info',
  group: 'sign',
  requirement: 'signature',
  seals: true,
  schema: z.object({ name: text('signature-required', 66), signature, declared: ticked() }),
  check: ({ name }, { answers, facts }) => {
    const signer = signerOf(baseInfoOf(answers).fullName, facts);
    return name && signer && !sameName(name, signer) ? [issue('name', 'signature-mismatch')] : [];
  },
});
