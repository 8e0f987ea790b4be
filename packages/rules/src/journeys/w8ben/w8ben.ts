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

/** The revision whose lines are asked and whose certification is signed: Form W-8BEN (Rev. October 2021). */
export const W8BEN_REVISION = '2021-10';

/** A context of the form: opening, joint holder, modification, update. */
export type W8benContext = {
  /** of the step ids in the flow that contains the form: `w8ben.`; empty where the form is the whole flow */
  readonly prefix: string;
  readonly known: ReadKnown;
};

/** The form within an opening: its steps are `w8ben.…`, and what is known comes from the opening's own answers. */
export const openingContext: W8benContext = { prefix: 'w8ben.', known: knownInOpening };

/** What the form is for. The card of the form links to it; nobody has to open it. */
const list = defineStep({ id: 'list', optional: true, beside: true, schema: lazyObject(() => ({ read: ticked() })) });

/** The completed form, confirmed. Where the card of the form is confirmed, this is; when a line changes later, its own screen asks. */
const info = defineStep({
  id: 'info',
  beside: true,
  requirement: 'w8ben',
  restsOn: ['form'],
  schema: lazyObject(() => ({ confirmed: ticked() })),
});

/**
 * Part III: under penalties of perjury, signed with the name of line 1 (RULE-16), for a minor with that of the guardian, whose capacity is ticked. Kept beside the signature: the instant and the revision of the text,
 * because a typed name alone is no electronic signature (domain handbook 1.3).
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

/** W-8BEN, one form in every context: form and certification, with its list and its review beside them. */
export const w8benFor = (context: W8benContext): Journey =>
  defineJourney(w8benDefinition, {
    version: 1,
    rules: { list, form: formStep(context.known, context.prefix), info, signature: certification(context) },
  });

/** The form as a part of an opening. */
export const w8ben: Journey = w8benFor(openingContext);
