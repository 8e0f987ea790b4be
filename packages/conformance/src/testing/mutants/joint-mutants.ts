import * as joint from '@quayside/contract/calls/joint';
import * as call from '@quayside/contract/calls/opening';
import { accepting, answering, codes, type Mutant, reading, telling } from './alter.ts';

type Json = Record<string, unknown>;

const boardTelling = (alter: (board: Json) => Json) => telling(joint.getHoldersBoard, alter);

/** Mutants that the profile `joint` detects. */
export const jointMutants: readonly Mutant[] = [
  {
    name: 'a board without a joint account',
    caughtBy: 'joint.none',
    change: answering(joint.getHoldersBoard, (one) =>
      one.data === null
        ? {
            ...one,
            data: {
              applicationId: '00000000-0000-4000-8000-000000000001',
              state: 'draft',
              reference: null,
              you: 'holder',
              way: null,
              holders: [],
              invitation: null,
              remindFrom: null,
              cameOfAge: false,
            },
          }
        : one,
    ),
  },
  {
    name: 'who opens alone invites a second holder',
    caughtBy: 'joint.none',
    change: accepting(joint.inviteHolder, codes.notAllowed),
  },
  {
    name: 'the way is not told',
    caughtBy: 'joint.on-device',
    change: boardTelling((board) => ({ ...board, way: null })),
  },
  {
    name: 'the part on this device has a login of its own',
    caughtBy: 'joint.on-device',
    change: telling(call.startApplication, (data) =>
      data['part'] ? { ...data, part: { ...(data['part'] as Json), way: 'own-login' } } : data,
    ),
  },
  {
    name: 'the mobile of an invitation is told in full',
    caughtBy: 'joint.invitation',
    change: telling(joint.inviteHolder, (board) => ({
      ...board,
      invitation: { ...(board['invitation'] as Json), mobile: '+6581234567 +658' },
    })),
  },
  {
    name: 'anyone accepts an invitation',
    caughtBy: 'joint.invitation',
    change: accepting(joint.acceptInvitation, codes.notAllowed),
  },
  {
    name: 'a link that was withdrawn still works',
    caughtBy: 'joint.invitation',
    change: accepting(joint.acceptInvitation, codes.notFound),
  },
  {
    name: 'a withdrawn invitation is told as sent',
    caughtBy: 'joint.invitation',
    change: telling(joint.withdrawInvitation, (board) => ({
      ...board,
      invitation: { ...(board['invitation'] as Json), state: 'sent' },
    })),
  },
  {
    name: 'an invitation never ends',
    caughtBy: 'joint.invitation-life',
    change: accepting(joint.acceptInvitation, codes.notAllowed),
  },
  {
    name: 'the end of an invitation has no reason',
    caughtBy: 'joint.invitation-life',
    change: answering(joint.acceptInvitation, (one) => (one.code === 0 ? one : { ...one, data: null })),
  },
  {
    name: 'the second holder sees the invitation',
    caughtBy: 'joint.accept',
    change: boardTelling((board) =>
      board['you'] === 'joint-holder'
        ? {
            ...board,
            invitation: { state: 'accepted', name: 'x', mobile: '1234', expiresAt: '2026-11-23T02:00:00.000Z' },
          }
        : board,
    ),
  },
  {
    name: 'both holders are told to be the first',
    caughtBy: 'joint.accept',
    change: boardTelling((board) => ({ ...board, you: 'holder' })),
  },
  {
    name: 'nobody is to act',
    caughtBy: 'joint.accept',
    change: boardTelling((board) => ({
      ...board,
      holders: (board['holders'] as Json[]).map((one) => ({ ...one, turn: false })),
    })),
  },
  {
    name: 'a holder submits the part of the other',
    caughtBy: 'joint.apart',
    change: accepting(call.submitApplication, codes.notFound),
  },
  {
    name: 'a holder saves a step of the other',
    caughtBy: 'joint.apart',
    change: accepting(call.saveStep, codes.notFound),
  },
  {
    name: 'what one has submitted counts as under review',
    caughtBy: 'joint.handed-in',
    change: telling(call.submitApplication, (data) => ({ ...data, state: 'under-review' })),
  },
  {
    name: 'when one has submitted is not told',
    caughtBy: 'joint.handed-in',
    change: telling(call.submitApplication, (data) => ({ ...data, handedInAt: null })),
  },
  {
    name: 'who has submitted is still to act',
    caughtBy: 'joint.handed-in',
    change: boardTelling((board) => ({
      ...board,
      holders: (board['holders'] as Json[]).map((one) => ({ ...one, state: 'to-do', turn: true })),
    })),
  },
  {
    name: 'a change leaves the submission as it was',
    caughtBy: 'joint.taken-back',
    change: telling(call.saveStep, (data) => ({
      ...data,
      application: { ...(data['application'] as Json), handedInAt: '2026-11-23T02:00:00.000Z' },
    })),
  },
  {
    name: 'a change takes back the submission of the other',
    caughtBy: 'joint.taken-back',
    change: telling(call.getApplication, (data) => ({ ...data, handedInAt: null })),
  },
  {
    name: 'the other holder is reminded at any time',
    caughtBy: 'joint.reminder',
    change: accepting(joint.remindHolder, codes.tooManyRequests),
  },
  {
    name: 'the wait for a reminder is not told',
    caughtBy: 'joint.reminder',
    change: answering(joint.remindHolder, (one) => (one.code === 0 ? one : { ...one, data: null })),
  },
  {
    name: 'one holder alone is named on the account',
    caughtBy: 'joint.approve',
    change: answering(call.getAccounts, (one) => ({
      ...one,
      data: (one.data as Json[]).map((account) => ({
        ...account,
        holders: (account['holders'] as string[]).slice(0, 1),
      })),
    })),
  },
  {
    name: 'the second holder is lost on the way to the invitation',
    caughtBy: 'joint.accept',
    change: reading(call.saveStep, (body) =>
      body['step'] === 'choose-account' ? { ...body, answers: { tier: 'standard' } } : body,
    ),
  },
];
