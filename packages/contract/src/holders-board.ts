import * as z from 'zod/mini';
import { applicationState, party } from './application.ts';

/** `waiting`: handed in, and the other holder is not done yet. */
export const holderStates = ['not-started', 'to-do', 'waiting', 'sent-back', 'under-review', 'accepted'] as const;
/** Where one group of a holder's steps stands; `sent-back` comes from a reviewer. */
export const holderItemStates = ['to-do', 'done', 'sent-back'] as const;
/** What has become of the link to a second holder. Only `sent` can still be opened. */
export const invitationStates = ['sent', 'accepted', 'expired', 'withdrawn'] as const;

/** One holder's part of a joint account: states alone, never an answer. */
export const holderPart = z.object({
  party,
  role: z.enum(['sole', 'joint-adult', 'joint-minor']),
  /** as the holder gave it, or the invitation; null before that */
  name: z.nullable(z.string()),
  state: z.enum(holderStates),
  /** whether something is left for this holder to do now */
  turn: z.boolean(),
  /** by group of the journey: identity, contact … */
  items: z.array(z.object({ group: z.string(), state: z.enum(holderItemStates) })),
});
/** One holder of a joint account: who, how far, and whether it is their turn. */
export type HolderPart = z.output<typeof holderPart>;

/** Of the link to a second holder, as the first holder sees it. */
export const invitation = z.object({
  state: z.enum(invitationStates),
  name: z.string(),
  /** the last digits alone */
  mobile: z.string(),
  expiresAt: z.iso.datetime(),
});
/** The link to a second holder: whom it went to, and until when it can be opened. */
export type Invitation = z.output<typeof invitation>;

/** Who of a joint account has still to do what. */
export const holdersBoard = z.object({
  /** the first holder's application */
  applicationId: z.uuid(),
  state: applicationState,
  reference: z.nullable(z.string()),
  /** who asks */
  you: party,
  /** how the second holder fills in their part; null before that is decided */
  way: z.nullable(z.enum(['this-device', 'own-login'])),
  /** first holder, second holder */
  holders: z.array(holderPart),
  /** null where none was sent, and for the second holder */
  invitation: z.nullable(invitation),
  /** when the other holder may be reminded (again); null where there is nobody to remind */
  remindFrom: z.nullable(z.iso.datetime()),
  /** the minor has come of age since: the account has to go on as one of two adults */
  cameOfAge: z.boolean(),
});
/** Both holders' parts as one of them sees them. */
export type HoldersBoard = z.output<typeof holdersBoard>;
