import * as z from 'zod/mini';
import { text, ticked } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { defineJourney, defineStep, type Journey } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { longestName, normaliseName, sameName } from '../../name/name.ts';
import { signature } from '../../signature.ts';
import { signerOf } from '../../signer/signer.ts';
import { checkSigningDate } from '../../w8ben-validity/w8ben-validity.ts';
import { w8benDefinition } from './definition/definition.ts';
import { formStep } from './form.ts';
import { knownInOpening, type ReadKnown } from './known.ts';

export { type AffidavitScope, affidavitScope, changesToFile, lifeOf } from './affidavit.ts';
export { claimantOf } from './form.ts';
export type { W8benForm, W8benLines } from './form-schema.ts';
export { knownInOpening, type ReadKnown, startW8benForm, type W8benKnown } from './known.ts';
export { changedLines, knownOnFile } from './on-file.ts';

/** The revision of the lines and of the signed certification: Form W-8BEN (Rev. October 2021). */
export const W8BEN_REVISION = '2021-10';

/** The flow that contains the form: opening, joint holder, modification, update. */
export type W8benContext = {
  /** prefix of the step ids: `w8ben.`; empty if the flow is only the form */
  readonly prefix: string;
  readonly known: ReadKnown;
};

/** The context of the opening: step ids start with `w8ben.`, and the known facts come from the opening's answers. */
export const openingContext: W8benContext = { prefix: 'w8ben.', known: knownInOpening };

/** Explains the form. The card of the form links to it; opening it is optional. */
const list = defineStep({ id: 'list', optional: true, beside: true, schema: lazyObject(() => ({ read: ticked() })) });

/** Confirms the completed form. Confirming the card of the form completes this step; after a later change of a line, its own screen asks. */
const info = defineStep({
  id: 'info',
  beside: true,
  requirement: 'w8ben',
  restsOn: ['form'],
  schema: lazyObject(() => ({ confirmed: ticked() })),
});

/**
 * Part III: the certification under penalties of perjury, signed with the name of line 1 (RULE-16). For a minor, the guardian signs and ticks the capacity.
 * Stores time and revision with the signature, because a typed name alone is not an electronic signature (domain handbook 1.3).
 */
const certification = ({ prefix }: W8benContext) =>
  defineStep({
    id: 'signature',
    requirement: 'w8ben',
    restsOn: ['form'],
    schema: z.object({
      certified: ticked(),
      capacity: ticked(),
      name: text('name-required', longestName, normaliseName),
      signature,
      signedAt: z.iso.datetime('signature-required'),
      revision: z.literal(W8BEN_REVISION, 'signature-required'),
    }),
    check: ({ name, signedAt }, { answers, facts, today }) => {
      const line1 = answers[`${prefix}form`]?.name;
      const signer = signerOf(typeof line1 === 'string' ? line1 : undefined, facts);
      return [
        ...(name && signer && !sameName(name, signer) ? [issue('name', 'signature-mismatch')] : []),
        ...checkSigningDate(signedAt, today),
      ];
    },
  });

/** Returns the journey of the W-8BEN for a context: form and certification, with the optional list and the review. */
export const w8benFor = (context: W8benContext): Journey =>
  defineJourney(w8benDefinition, {
    version: 1,
    rules: { list, form: formStep(context.known, context.prefix), info, signature: certification(context) },
  });

/** The journey of the W-8BEN as a part of an opening. */
export const w8ben: Journey = w8benFor(openingContext);
