import * as z from 'zod/mini';
import { applicationState } from './application.ts';
import { datedChange, formHolder } from './w8ben-facts.ts';

/** A signed form, or an affidavit that an earlier one still holds, with the application whose PDF shows it. */
export const signedForm = z.object({
  kind: z.enum(['form', 'affidavit']),
  applicationId: z.uuid(),
  signedOn: z.iso.date(),
  /** of the form's text, such as 2021-10 */
  revision: z.string(),
  /** the last day on which the form counts */
  validUntil: z.iso.date(),
});
/** A W-8BEN that was signed, or an affidavit of no change, with the dates between which it counts. */
export type SignedForm = z.output<typeof signedForm>;

/** Where a holder's W-8BEN stands today. */
export const w8benStanding = z.object({
  whose: formHolder,
  holder: z.enum(['individual', 'institution']),
  /** null where none is on file */
  life: z.nullable(
    z.object({
      state: z.enum(['valid', 'renew-soon', 'affirm', 'incorrect', 'overdue', 'expired']),
      signedOn: z.iso.date(),
      validUntil: z.iso.date(),
      asks: z.array(z.enum(['update', 'affidavit'])),
      /** the last day to do it */
      dueOn: z.optional(z.iso.date()),
      changes: z.array(datedChange),
    }),
  ),
  /** the newest first */
  forms: z.array(signedForm),
  /** a modification or an update on its way */
  underWay: z.nullable(z.object({ flow: z.enum(['w8ben-modify', 'w8ben-update']), state: applicationState })),
});
/** Where a customer's W-8BEN stands: the state of the newest form, what is asked for, everything that was signed, and what is on its way. */
export type W8benStanding = z.output<typeof w8benStanding>;
