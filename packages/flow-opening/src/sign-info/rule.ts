import { optionalText, ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { signature } from '@quayside/rules/internals/signature';
import { getSignerName } from '@quayside/rules/internals/signer';
import { issue } from '@quayside/rules/issue';
import { defineStep, type StepAnswers } from '@quayside/rules/journey';
import { longestName, normaliseName, sameName } from '@quayside/values/internals/name';
import * as z from 'zod/mini';
import { getBaseInfo } from '../answers/step-answers.ts';

/**
 * Step that asks for the signature, drawn or typed, with the name that the page shows (RULE-16). `reused` refers to the W-8BEN signature of `signedAt`, which
 * must be unchanged (docs/decisions/2026-11-29-sign-once-and-consent-in-one-queue.md). After a reviewer's rejection, only a new signature is accepted.
 */
export const signInfoStep = defineStep({
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
    const signer = getSignerName(getBaseInfo(answers).fullName, facts);
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

/** Returns whether a reused signature has the same name, signature and time of signing as that of the W-8BEN. */
function isW8benSignature({ name, signature: again, reused }: StepAnswers, w8ben: StepAnswers | undefined): boolean {
  const { signedAt } = (reused ?? {}) as { readonly signedAt?: string };
  const said = (value: unknown) => JSON.stringify(value);
  return (
    w8ben !== undefined && signedAt === w8ben.signedAt && said([name, again]) === said([w8ben.name, w8ben.signature])
  );
}
