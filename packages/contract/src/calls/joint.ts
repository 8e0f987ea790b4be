import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { application } from '../application.ts';
import { defineCall } from '../call.ts';
import { holdersBoard } from '../holders-board.ts';

const base = 'open-account-server/api';
const applicationId = z.uuid();
const token = z.string().check(z.minLength(20), z.maxLength(100));

export const getHoldersBoard = defineCall('getHoldersBoard', {
  summary:
    "Returns both holders' progress in a joint account; null without one. `flow` selects the board of a user who is first holder of one account and second holder of another",
  verb: 'GET',
  path: `${base}/get-holders-board/v1`,
  request: lazyObject(() => ({ flow: z.optional(z.string()) })),
  response: z.nullable(holdersBoard),
});

export const inviteHolder = defineCall('inviteHolder', {
  summary: 'Invites the second adult holder by a link in an SMS, or renews the invitation and revokes its earlier link',
  path: `${base}/invite-holder/v1`,
  request: lazyObject(() => ({ applicationId, name: z.string().check(z.maxLength(66)), mobile: z.string() })),
  response: holdersBoard,
});

export const withdrawInvitation = defineCall('withdrawInvitation', {
  summary: 'Withdraws an invitation before it is accepted and revokes its link',
  path: `${base}/withdraw-invitation/v1`,
  request: lazyObject(() => ({ applicationId })),
  response: holdersBoard,
});

export const remindHolder = defineCall('remindHolder', {
  summary: 'Reminds the other holder by SMS or e-mail, at most once a day and five times in total',
  path: `${base}/remind-holder/v1`,
  request: lazyObject(() => ({ applicationId })),
  response: holdersBoard,
});

export const acceptInvitation = defineCall('acceptInvitation', {
  summary:
    'Makes the signed-in user the second holder; data.reason of a refusal: invitation-expired, invitation-withdrawn, other-mobile',
  path: `${base}/accept-invitation/v1`,
  request: lazyObject(() => ({ token })),
  response: application,
});
