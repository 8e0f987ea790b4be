import type { Call } from './call.ts';
import * as account from './calls/account.ts';
import { findAddress } from './calls/address.ts';
import * as digitalId from './calls/digital-id.ts';
import * as handOff from './calls/hand-off.ts';
import { getIdentityCheck, startIdentityCheck } from './calls/identity-check.ts';
import * as joint from './calls/joint.ts';
import { uploadLog } from './calls/log.ts';
import * as opening from './calls/opening.ts';
import { answerQuiz } from './calls/permissions.ts';
import * as user from './calls/user.ts';
import * as w8ben from './calls/w8ben.ts';

/** All calls. A server implements each of them, and the OpenAPI document describes them. */
export const calls: readonly Call[] = [
  ...Object.values(user),
  ...Object.values(opening),
  ...Object.values(joint),
  ...Object.values(account),
  findAddress,
  answerQuiz,
  ...Object.values(w8ben),
  startIdentityCheck,
  getIdentityCheck,
  ...Object.values(digitalId),
  ...Object.values(handOff),
  uploadLog,
].filter((call): call is Call<never, never> => typeof call === 'object') as readonly Call[];
