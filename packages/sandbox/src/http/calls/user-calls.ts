import * as call from '@quayside/contract/calls/user';
import { eq } from 'drizzle-orm';
import { withdrawHandOffs } from '../../domain/hand-offs/hand-off.ts';
import { handOffs } from '../../domain/storage/schema.ts';
import { type CodeRequester, sendCode } from '../../domain/users/one-time-code.ts';
import { createLoginCode, endSession, exchangeLoginCode, readLoginCode } from '../../domain/users/session.ts';
import { currentUser, readUser, registerByCode } from '../../domain/users/user.ts';
import { defineHandler } from '../transport/handler.ts';
import type { RequestHeaders } from '../transport/request-headers.ts';

const askerOf = ({ deviceId, address }: RequestHeaders): CodeRequester => ({ id: `device ${deviceId}`, address });

/** Handlers of the calls that sign users in and out, and return the current user. */
export const userHandlers = [
  defineHandler(call.getCurrentUser, async (work, _, { userId }) => currentUser(await readUser(work, userId))),
  defineHandler(call.sendCode, async (work, { phone }, { headers }) => {
    const { resendIn, expiresIn } = await sendCode(work, phone, askerOf(headers), headers.language);
    return { resendIn, expiresIn };
  }),
  defineHandler(call.register, async (work, { phone, code }, { headers }) => {
    const { language, deviceId } = headers;
    const userId = await registerByCode(work, { phone, code, asker: askerOf(headers), language });
    return createLoginCode(work, userId, { deviceId });
  }),
  defineHandler(call.readLoginCode, (work, { loginCode }, { headers }) =>
    readLoginCode(work, loginCode, headers.deviceId),
  ),
  defineHandler(call.exchangeLoginCode, (work, { loginCode, verifier }, { headers }) =>
    exchangeLoginCode(work, loginCode, headers.deviceId, verifier),
  ),
  defineHandler(call.logout, async (work, _, { headers, userId }) => {
    await endSession(work, headers.bearer);
    await withdrawHandOffs(work, eq(handOffs.userId, userId));
    return {};
  }),
];
