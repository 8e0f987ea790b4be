import { isAcceptedWithW8ben } from '@quayside/rules/internals/agreement-acceptance';
import { checkConsents, consents, readTexts } from '@quayside/rules/internals/consents';
import { text, ticked } from '@quayside/rules/internals/field-shapes';
import { signature } from '@quayside/rules/internals/signature';
import { getSignerName } from '@quayside/rules/internals/signer';
import { checkSigningDate } from '@quayside/rules/internals/w8ben-validity';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import { longestName, normaliseName, sameName } from '@quayside/values/internals/name';
import * as z from 'zod/mini';
import { type ReadKnownFacts } from '../lines/known-facts.ts';

/** Revision of the form whose lines and certification the customer signs: October 2021. */
export const W8BEN_REVISION = '2021-10';

/** Context in which the form is used: an opening, a second holder's part, a modification or an update. */
export type W8benContext = {
  /** Start of the step ids: `w8ben.`, or empty if the flow consists of the form only. */
  readonly prefix: string;
  readonly known: ReadKnownFacts;
};

/**
 * Returns the step of Part III, the certification under penalties of perjury, signed with the name of line 1 (RULE-16). A guardian signs for a minor. The
 * answers contain time and revision, because a typed name alone is not an electronic signature. If the server requests the consent to sign electronically, the
 * step asks for it; a consent in `agreement-info` counts too, because older openings asked for it there.
 */
export const createCertificationStep = ({ prefix }: W8benContext) =>
  defineStep({
    id: 'signature',
    requirement: 'w8ben',
    dependsOn: ['form'],
    schema: z.object({
      certified: ticked(),
      capacity: ticked(),
      consents: z.optional(consents()),
      read: readTexts(),
      name: text('name-required', longestName, normaliseName),
      signature,
      signedAt: z.iso.datetime('signature-required'),
      revision: z.literal(W8BEN_REVISION, 'signature-required'),
    }),
    check: ({ name, signedAt, consents: given = [] }, { answers, facts, today }) => {
      const line1 = answers[`${prefix}form`]?.name;
      const signer = getSignerName(typeof line1 === 'string' ? line1 : undefined, facts);
      const earlier = (answers['agreement-info'] as { readonly consents?: typeof given } | undefined)?.consents ?? [];
      return [
        ...checkConsents(
          [...given, ...earlier],
          facts.agreements.filter(({ id }) => isAcceptedWithW8ben(id)),
        ),
        ...(name && signer && !sameName(name, signer) ? [issue('name', 'signature-mismatch')] : []),
        ...checkSigningDate(signedAt, today),
      ];
    },
  });
