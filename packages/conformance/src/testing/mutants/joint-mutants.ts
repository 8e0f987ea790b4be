import * as joint from '@quayside/contract/calls/joint';
import * as call from '@quayside/contract/calls/opening';
import { acceptRefusedCall, changeData, changeRequest, changeResponse, codes, type Mutant } from './alter.ts';

type Json = Record<string, unknown>;

const changingBoard = (alter: (board: Json) => Json) => changeData(joint.getHoldersBoard, alter);

/** Faults that the checks of the profile `joint` must detect. */
export const jointMutants: readonly Mutant[] = [
  {
    name: 'a board exists without a joint account',
    caughtBy: 'joint.none',
    change: changeResponse(joint.getHoldersBoard, (one) =>
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
    name: 'a single holder can invite a second holder',
    caughtBy: 'joint.none',
    change: acceptRefusedCall(joint.inviteHolder, codes.notAllowed),
  },
  {
    name: '`way` is missing',
    caughtBy: 'joint.on-device',
    change: changingBoard((board) => ({ ...board, way: null })),
  },
  {
    name: 'the part on this device has its own login',
    caughtBy: 'joint.on-device',
    change: changeData(call.startApplication, (data) =>
      data['part'] ? { ...data, part: { ...(data['part'] as Json), way: 'own-login' } } : data,
    ),
  },
  {
    name: 'the response has the full mobile of an invitation',
    caughtBy: 'joint.invitation',
    change: changeData(joint.inviteHolder, (board) => ({
      ...board,
      invitation: { ...(board['invitation'] as Json), mobile: '+6581234567 +658' },
    })),
  },
  {
    name: 'any customer can accept an invitation',
    caughtBy: 'joint.invitation',
    change: acceptRefusedCall(joint.acceptInvitation, codes.notAllowed),
  },
  {
    name: 'a withdrawn link still works',
    caughtBy: 'joint.invitation',
    change: acceptRefusedCall(joint.acceptInvitation, codes.notFound),
  },
  {
    name: 'a withdrawn invitation has the state sent',
    caughtBy: 'joint.invitation',
    change: changeData(joint.withdrawInvitation, (board) => ({
      ...board,
      invitation: { ...(board['invitation'] as Json), state: 'sent' },
    })),
  },
  {
    name: 'an invitation never expires',
    caughtBy: 'joint.invitation-life',
    change: acceptRefusedCall(joint.acceptInvitation, codes.notAllowed),
  },
  {
    name: 'the refusal of an expired invitation has no reason',
    caughtBy: 'joint.invitation-life',
    change: changeResponse(joint.acceptInvitation, (one) => (one.code === 0 ? one : { ...one, data: null })),
  },
  {
    name: 'the second holder sees the invitation',
    caughtBy: 'joint.accept',
    change: changingBoard((board) =>
      board['you'] === 'joint-holder'
        ? {
            ...board,
            invitation: { state: 'accepted', name: 'x', mobile: '1234', expiresAt: '2026-11-23T02:00:00.000Z' },
          }
        : board,
    ),
  },
  {
    name: 'both holders are the first holder',
    caughtBy: 'joint.accept',
    change: changingBoard((board) => ({ ...board, you: 'holder' })),
  },
  {
    name: 'no holder must act',
    caughtBy: 'joint.accept',
    change: changingBoard((board) => ({
      ...board,
      holders: (board['holders'] as Json[]).map((one) => ({ ...one, turn: false })),
    })),
  },
  {
    name: 'a holder can submit the other part',
    caughtBy: 'joint.apart',
    change: acceptRefusedCall(call.submitApplication, codes.notFound),
  },
  {
    name: 'a holder can save a step of the other part',
    caughtBy: 'joint.apart',
    change: acceptRefusedCall(call.saveStep, codes.notFound),
  },
  {
    name: 'the first submission starts the review',
    caughtBy: 'joint.part-submitted',
    change: changeData(call.submitApplication, (data) => ({ ...data, state: 'under-review' })),
  },
  {
    name: 'the time of the first submission is missing',
    caughtBy: 'joint.part-submitted',
    change: changeData(call.submitApplication, (data) => ({ ...data, partSubmittedAt: null })),
  },
  {
    name: 'a holder who has submitted must still act',
    caughtBy: 'joint.part-submitted',
    change: changingBoard((board) => ({
      ...board,
      holders: (board['holders'] as Json[]).map((one) => ({ ...one, state: 'to-do', turn: true })),
    })),
  },
  {
    name: 'a change does not withdraw the submission',
    caughtBy: 'joint.taken-back',
    change: changeData(call.saveStep, (data) => ({
      ...data,
      application: { ...(data['application'] as Json), partSubmittedAt: '2026-11-23T02:00:00.000Z' },
    })),
  },
  {
    name: 'a change withdraws the other submission',
    caughtBy: 'joint.taken-back',
    change: changeData(call.getApplication, (data) => ({ ...data, partSubmittedAt: null })),
  },
  {
    name: 'reminders are unlimited',
    caughtBy: 'joint.reminder',
    change: acceptRefusedCall(joint.remindHolder, codes.tooManyRequests),
  },
  {
    name: 'the wait before a reminder is missing',
    caughtBy: 'joint.reminder',
    change: changeResponse(joint.remindHolder, (one) => (one.code === 0 ? one : { ...one, data: null })),
  },
  {
    name: 'the account has only one holder',
    caughtBy: 'joint.approve',
    change: changeResponse(call.getAccounts, (one) => ({
      ...one,
      data: (one.data as Json[]).map((account) => ({
        ...account,
        holders: (account['holders'] as string[]).slice(0, 1),
      })),
    })),
  },
  {
    name: 'the invitation loses the second holder',
    caughtBy: 'joint.accept',
    change: changeRequest(call.saveStep, (body) =>
      body['step'] === 'choose-account' ? { ...body, answers: { tier: 'standard' } } : body,
    ),
  },
];
