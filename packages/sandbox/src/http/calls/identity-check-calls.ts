import * as call from '@quayside/contract/calls/identity-check';
import { readCheck, startCheck } from '../../domain/identity-checks/identity-check.ts';
import { defineHandler } from '../transport/handler.ts';

/** Handlers of the calls that start and read an identity check by a third party. */
export const identityCheckHandlers = [
  defineHandler(call.startIdentityCheck, (work, request, { userId, headers }) =>
    startCheck(work, userId, request, headers.language),
  ),
  defineHandler(call.getIdentityCheck, (work, { checkId }, { userId }) => readCheck(work, userId, checkId)),
];
