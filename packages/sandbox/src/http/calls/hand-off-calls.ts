import * as call from '@quayside/contract/calls/hand-off';
import {
  createHandOffRefusal,
  endHandOff,
  offerHandOff,
  openHandOff,
  readHandOff,
  withdrawHandOff,
} from '../../domain/hand-offs/hand-off.ts';
import { defineHandler } from '../transport/handler.ts';

/** Handlers of the calls that continue a step on a phone. */
export const handOffHandlers = [
  defineHandler(call.offerHandOff, (work, request, { userId }) => offerHandOff(work, userId, request)),
  defineHandler(call.getHandOff, (work, { handOffId }, { userId }) => readHandOff(work, userId, handOffId)),
  defineHandler(call.withdrawHandOff, async (work, { handOffId }, { userId }) => {
    await withdrawHandOff(work, userId, handOffId);
    return {};
  }),
  defineHandler(call.openHandOff, (work, { token }, { headers }) => openHandOff(work, token, headers.deviceId)),
  defineHandler(call.cancelHandOff, async (work, _, { handOff }) => {
    if (!handOff) throw createHandOffRefusal('beyond');
    await endHandOff(work, handOff.row, 'cancelled');
    return {};
  }),
];
