import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { applicationState } from './application.ts';
import { datedChange, formHolder } from './w8ben-facts.ts';

/** Schema of a signed W-8BEN, or of an affidavit that confirms an earlier form. `applicationId` is the application with its PDF. */
export const signedForm = lazyObject(() => ({
  kind: z.enum(['form', 'affidavit']),
  applicationId: z.uuid(),
  signedOn: z.iso.date(),
  /** The revision of the form's text, such as 2021-10. */
  revision: z.string(),
  /** The last day of validity. */
  validUntil: z.iso.date(),
}));
/** A signed W-8BEN or an affidavit, with its last day of validity. */
export type SignedForm = z.output<typeof signedForm>;

/** Schema of the status of a holder's W-8BEN. */
export const w8benStanding = lazyObject(() => ({
  whose: formHolder,
  holder: z.enum(['individual', 'institution']),
  /** The validity and the requested actions of the form on file; null without a form. */
  life: z.nullable(
    z.object({
      state: z.enum(['valid', 'renew-soon', 'affirm', 'incorrect', 'overdue', 'expired']),
      signedOn: z.iso.date(),
      validUntil: z.iso.date(),
      asks: z.array(z.enum(['update', 'affidavit'])),
      /** The last day for the requested action. */
      dueOn: z.optional(z.iso.date()),
      changes: z.array(datedChange),
    }),
  ),
  /** Signed forms and affidavits, newest first. */
  forms: z.array(signedForm),
  /** The pending modification or update; null if there is none. */
  underWay: z.nullable(z.object({ flow: z.enum(['w8ben-modify', 'w8ben-update']), state: applicationState })),
}));
/** The status of a holder's W-8BEN: validity, requested actions, signed forms and a pending application. */
export type W8benStanding = z.output<typeof w8benStanding>;
