import * as call from '@quayside/contract/calls/joint';
import type { HoldersBoard } from '@quayside/contract/internals/holders-board';
import { acceptInvitation, inviteHolder, withdrawInvitation } from '../../domain/invitations/invitation.ts';
import { getHoldersBoard } from '../../domain/joint/board.ts';
import { remindHolder } from '../../domain/joint/reminder.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import { notFound } from '../../kernel/refusal.ts';
import { defineHandler } from '../transport/handler.ts';

/** Handlers of the calls for joint accounts: the holders' board, invitations and reminders. */
export const jointHandlers = [
  defineHandler(call.getHoldersBoard, (work, { flow }, { userId }) => getHoldersBoard(work, userId, flow)),
  defineHandler(call.inviteHolder, async (work, request, { userId }) => {
    await inviteHolder(work, userId, request);
    return boardAfter(work, userId);
  }),
  defineHandler(call.withdrawInvitation, async (work, { applicationId }, { userId }) => {
    await withdrawInvitation(work, userId, applicationId);
    return boardAfter(work, userId);
  }),
  defineHandler(call.remindHolder, async (work, { applicationId }, { userId }) => {
    const { row } = await remindHolder(work, userId, applicationId);
    return boardAfter(work, userId, row.flow);
  }),
  defineHandler(call.acceptInvitation, (work, { token }, { userId }) => acceptInvitation(work, userId, token)),
];

async function boardAfter(work: UnitOfWork, userId: string, flow?: string): Promise<HoldersBoard> {
  const board = await getHoldersBoard(work, userId, flow);
  if (!board) throw notFound();
  return board;
}
