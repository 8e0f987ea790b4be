import * as call from '@quayside/contract/calls/identity-check';
import { defineHandler } from '../server/handler.ts';
import { readCheck, startCheck } from './identity-check.ts';

export const identityCheckHandlers = [
  defineHandler(call.startIdentityCheck, (work, request, { userId, headers }) =>
    startCheck(work, userId, request, headers.language),
  ),
  defineHandler(call.getIdentityCheck, (work, { checkId }, { userId }) => readCheck(work, userId, checkId)),
];
