import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { application } from '../application.ts';
import { defineCall } from '../call.ts';
import { holdersBoard } from '../holders-board.ts';

const base = 'open-account-server/api';
const applicationId = z.uuid();
const token = z.string().check(z.minLength(20), z.maxLength(100));

/** Returns both holders' progress in a joint account, or null without one. `flow` selects one of two joint accounts of the same user. */
export const getHoldersBoard = defineCall('getHoldersBoard', {
  summary:
    "Returns both holders' progress in a joint account; null without one. `flow` selects the board of a user who is first holder of one account and second holder of another",
  verb: 'GET',
  path: `${base}/get-holders-board/v1`,
  request: lazyObject(() => ({ flow: z.optional(z.string()) })),
  response: z.nullable(holdersBoard),
});

/** Invites the second adult holder with a link in an SMS. Repeating it renews the invitation and revokes the earlier link. */
export const inviteHolder = defineCall('inviteHolder', {
  summary: 'Invites the second adult holder by a link in an SMS, or renews the invitation and revokes its earlier link',
  path: `${base}/invite-holder/v1`,
  request: lazyObject(() => ({ applicationId, name: z.string().check(z.maxLength(66)), mobile: z.string() })),
  response: holdersBoard,
});

/** Withdraws an invitation before the second holder accepts it, and revokes its link. */
export const withdrawInvitation = defineCall('withdrawInvitation', {
  summary: 'Withdraws an invitation before it is accepted and revokes its link',
  path: `${base}/withdraw-invitation/v1`,
  request: lazyObject(() => ({ applicationId })),
  response: holdersBoard,
});

/** Reminds the other holder by SMS or email, at most once a day and five times in total. */
export const remindHolder = defineCall('remindHolder', {
  summary: 'Reminds the other holder by SMS or e-mail, at most once a day and five times in total',
  path: `${base}/remind-holder/v1`,
  request: lazyObject(() => ({ applicationId })),
  response: holdersBoard,
});

/** Makes the signed-in user the second holder. A refusal has its reason in `data.reason`: `invitation-expired`, `invitation-withdrawn` or `other-mobile`. */
export const acceptInvitation = defineCall('acceptInvitation', {
  summary:
    'Makes the signed-in user the second holder; data.reason of a refusal: invitation-expired, invitation-withdrawn, other-mobile',
  path: `${base}/accept-invitation/v1`,
  request: lazyObject(() => ({ token })),
  response: application,
});
