import * as call from '@quayside/contract/calls/joint';
import type { HoldersBoard } from '@quayside/contract/holders-board';
import type { Turn } from '../server/broker.ts';
import { defineHandler } from '../server/handler.ts';
import { notFound } from '../server/refusal.ts';
import { getHoldersBoard } from './board.ts';
import { acceptInvitation, inviteHolder, withdrawInvitation } from './invitation.ts';
import { remindHolder } from './reminder.ts';

export const jointHandlers = [
  defineHandler(call.getHoldersBoard, (turn, { flow }, { userId }) => getHoldersBoard(turn, userId, flow)),
  defineHandler(call.inviteHolder, async (turn, request, { userId }) => {
    await inviteHolder(turn, userId, request);
    return boardAfter(turn, userId);
  }),
  defineHandler(call.withdrawInvitation, async (turn, { applicationId }, { userId }) => {
    await withdrawInvitation(turn, userId, applicationId);
    return boardAfter(turn, userId);
  }),
  defineHandler(call.remindHolder, async (turn, { applicationId }, { userId }) => {
    const { row } = await remindHolder(turn, userId, applicationId);
    return boardAfter(turn, userId, row.flow);
  }),
  defineHandler(call.acceptInvitation, (turn, { token }, { userId }) => acceptInvitation(turn, userId, token)),
];

async function boardAfter(turn: Turn, userId: string, flow?: string): Promise<HoldersBoard> {
  const board = await getHoldersBoard(turn, userId, flow);
  if (!board) throw notFound();
  return board;
}
