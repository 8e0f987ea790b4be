import * as call from '@quayside/contract/calls/user';
import { eq } from 'drizzle-orm';
import { withdrawHandOffs } from '../hand-offs/hand-off.ts';
import { defineHandler } from '../server/handler.ts';
import type { RequestHeaders } from '../server/request-headers.ts';
import { handOffs } from '../storage/schema.ts';
import { type Asker, sendCode } from './one-time-code.ts';
import { endSession, exchangeLoginCode, giveLoginCode, readLoginCode } from './session.ts';
import { currentUser, readUser, registerByCode } from './user.ts';

const askerOf = ({ deviceId, address }: RequestHeaders): Asker => ({ id: `device ${deviceId}`, address });

export const userHandlers = [
  defineHandler(call.getCurrentUser, async (turn, _, { userId }) => currentUser(await readUser(turn, userId))),
  defineHandler(call.sendCode, async (turn, { phone }, { headers }) => {
    const { resendIn, expiresIn } = await sendCode(turn, phone, askerOf(headers), headers.language);
    return { resendIn, expiresIn };
  }),
  defineHandler(call.register, async (turn, { phone, code }, { headers }) => {
    const { language, deviceId } = headers;
    const userId = await registerByCode(turn, { phone, code, asker: askerOf(headers), language });
    return giveLoginCode(turn, userId, { deviceId });
  }),
  defineHandler(call.readLoginCode, (turn, { loginCode }, { headers }) =>
    readLoginCode(turn, loginCode, headers.deviceId),
  ),
  defineHandler(call.exchangeLoginCode, (turn, { loginCode, verifier }, { headers }) =>
    exchangeLoginCode(turn, loginCode, headers.deviceId, verifier),
  ),
  defineHandler(call.logout, async (turn, _, { headers, userId }) => {
    await endSession(turn, headers.bearer);
    await withdrawHandOffs(turn, eq(handOffs.userId, userId));
    return {};
  }),
];
