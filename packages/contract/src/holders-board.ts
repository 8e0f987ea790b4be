import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { applicationState, party } from './application.ts';

/** The states of a holder's part. `waiting`: this holder has finished, and the other holder has not. */
export const holderStates = ['not-started', 'to-do', 'waiting', 'sent-back', 'under-review', 'accepted'] as const;
/** The states of a group of steps. `sent-back`: a reviewer rejected it. */
export const holderItemStates = ['to-do', 'done', 'sent-back'] as const;
/** The states of an invitation. Only a `sent` one can be opened. */
export const invitationStates = ['sent', 'accepted', 'expired', 'withdrawn'] as const;

/** Schema of one holder's progress in a joint account, without answers. */
export const holderPart = lazyObject(() => ({
  party,
  role: z.enum(['sole', 'joint-adult', 'joint-minor']),
  /** The name from the holder's answers, or else from the invitation; null if both lack it. */
  name: z.nullable(z.string()),
  state: z.enum(holderStates),
  /** Whether this holder must act now. */
  turn: z.boolean(),
  /** One item for each group of the journey, such as identity or contact. */
  items: z.array(z.object({ group: z.string(), state: z.enum(holderItemStates) })),
}));
/** One holder's name and progress in a joint account, and whether this holder must act. */
export type HolderPart = z.output<typeof holderPart>;

/** Schema of an invitation to the second holder, as the first holder sees it. */
export const invitation = lazyObject(() => ({
  state: z.enum(invitationStates),
  name: z.string(),
  /** The last digits of the invited mobile number. */
  mobile: z.string(),
  expiresAt: z.iso.datetime(),
}));
/** An invitation to the second holder: recipient, state and expiry. */
export type Invitation = z.output<typeof invitation>;

/** Schema of both holders' progress in a joint account. */
export const holdersBoard = lazyObject(() => ({
  /** The id of the first holder's application. */
  applicationId: z.uuid(),
  state: applicationState,
  reference: z.nullable(z.string()),
  /** The party of the caller. */
  you: party,
  /** Where the second holder completes the part: with the first holder's login on this device, or with another login. Null until chosen. */
  way: z.nullable(z.enum(['this-device', 'own-login'])),
  /** The first holder, then the second. */
  holders: z.array(holderPart),
  /** The invitation to the second holder. Null if none was sent, and always null for the second holder. */
  invitation: z.nullable(invitation),
  /** The earliest time of the next reminder to the other holder; null when a reminder is not possible. */
  remindFrom: z.nullable(z.iso.datetime()),
  /** Whether the minor is now an adult, so that the account must continue with two adults. */
  cameOfAge: z.boolean(),
}));
/** Both holders' progress in a joint account, as one of them sees it. */
export type HoldersBoard = z.output<typeof holdersBoard>;
