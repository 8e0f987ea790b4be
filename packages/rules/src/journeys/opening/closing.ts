import * as z from 'zod/mini';
import { documentId, optionalText, ticked } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { defineStep, type StepAnswers } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { longestName, normaliseName, sameName } from '../../name/name.ts';
import { signature } from '../../signature.ts';
import { signerOf } from '../../signer/signer.ts';
import { consentIssues, consents, readTexts } from '../shared/consents.ts';
import { baseInfoOf } from './answers-of.ts';

/** Explains light and position for the face check; the person starts it (STATE-01). */
export const faceRecognition = defineStep({
  id: 'face-recognition',
  schema: lazyObject(() => ({ ready: ticked() })),
});

/**
 * The face check; the server decides the result. After repeated failure a hand-held photo goes to manual review (STATE-03, MSG-14). A third party's report,
 * which only the server can add, replaces both.
 */
export const faceCapture = defineStep({
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

/** Asks for consent to every agreement in force, with its version and the language in which it was read. */
export const agreementInfo = defineStep({
  id: 'agreement-info',
  requirement: 'agreements',
  schema: lazyObject(() => ({ consents: consents(), read: readTexts() })),
  check: ({ consents: given = [] }, { facts }) => consentIssues(given, facts.agreements),
});

export const checkAnswers = defineStep({
  id: 'check-answers',
  seals: true,
  schema: lazyObject(() => ({ confirmed: ticked() })),
});

/**
 * The signature, drawn or typed, with the name that the screen shows (RULE-16). `reused`: the customer uses the W-8BEN signature of `signedAt` again. Signature
 * and name must be unchanged (docs/decisions/2026-11-23-sign-once-and-consent-in-one-queue.md). After a reviewer's rejection the customer must sign again.
 */
export const signInfo = defineStep({
  id: 'sign-info',
  requirement: 'signature',
  seals: true,
  schema: lazyObject(() => ({
    name: optionalText(longestName, normaliseName),
    signature,
    declared: ticked(),
    reused: z.optional(z.object({ from: z.literal('w8ben.signature'), signedAt: z.iso.datetime() })),
  })),
  check: (given, { answers, facts }) => {
    const { name, reused } = given;
    const signer = signerOf(baseInfoOf(answers).fullName, facts);
    return [
      ...(given.signature && !name?.trim() ? [issue('name', 'name-required')] : []), // the screen asks for the name only after the customer chose how to sign
      ...(name && signer && !sameName(name, signer) ? [issue('name', 'signature-mismatch')] : []),
      ...(reused &&
      (facts.requirements.signature === 'rejected' || !isW8benSignature(given, answers['w8ben.signature']))
        ? [issue('signature', 'signature-required')]
        : []),
    ];
  },
});

/** Whether a reused signature equals the signature of the W-8BEN. */
function isW8benSignature({ name, signature: again, reused }: StepAnswers, w8ben: StepAnswers | undefined): boolean {
  const { signedAt } = (reused ?? {}) as { readonly signedAt?: string };
  const said = (value: unknown) => JSON.stringify(value);
  return (
    w8ben !== undefined && signedAt === w8ben.signedAt && said([name, again]) === said([w8ben.name, w8ben.signature])
  );
}
