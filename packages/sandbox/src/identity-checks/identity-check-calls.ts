import * as call from '@quayside/contract/calls/identity-check';
import { defineHandler } from '../server/handler.ts';
import { readCheck, startCheck } from './identity-check.ts';

export const identityCheckHandlers = [
  defineHandler(call.startIdentityCheck, (turn, request, { userId, headers }) =>
    startCheck(turn, userId, request, headers.language),
  ),
  defineHandler(call.getIdentityCheck, (turn, { checkId }, { userId }) => readCheck(turn, userId, checkId)),
];
