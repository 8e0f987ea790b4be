import * as call from '@quayside/contract/calls/hand-off';
import { defineHandler } from '../server/handler.ts';
import { endHandOff, handOffOver, offerHandOff, openHandOff, readHandOff, withdrawHandOff } from './hand-off.ts';

export const handOffHandlers = [
  defineHandler(call.offerHandOff, (turn, request, { userId }) => offerHandOff(turn, userId, request)),
  defineHandler(call.getHandOff, (turn, { handOffId }, { userId }) => readHandOff(turn, userId, handOffId)),
  defineHandler(call.withdrawHandOff, async (turn, { handOffId }, { userId }) => {
    await withdrawHandOff(turn, userId, handOffId);
    return {};
  }),
  defineHandler(call.openHandOff, (turn, { token }, { headers }) => openHandOff(turn, token, headers.deviceId)),
  defineHandler(call.cancelHandOff, async (turn, _, { handOff }) => {
    if (!handOff) throw handOffOver('beyond');
    await endHandOff(turn, handOff.row, 'cancelled');
    return {};
  }),
];
