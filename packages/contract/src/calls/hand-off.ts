import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { handOffStates } from '../hand-off.ts';

const base = 'open-account-server/api';

/** Schema of a code that both devices show, so that the customer notices a link to another person's application. */
const matchCode = z.string();

/** Creates a one-time link with which a phone completes one step. Revokes earlier links of the application. Each call creates another link. */
export const offerHandOff = defineCall('offerHandOff', {
  summary:
    'Creates a one-time link for one step on a phone and revokes earlier links of the application; every call creates a new link, so that the token is not stored',
  path: `${base}/offer-hand-off/v1`,
  idempotent: false,
  request: lazyObject(() => ({ applicationId: z.uuid(), step: z.string() })),
  response: lazyObject(() => ({
    handOffId: z.uuid(),
    /** The token for the link's fragment. The server stores only its keyed hash. */
    token: z.string(),
    matchCode,
    expiresAt: z.iso.datetime(),
  })),
});

/** Returns the state of a handed-off step. Only the user who created the link can call it. */
export const getHandOff = defineCall('getHandOff', {
  summary: 'Returns the state of a handed-off step to its owner',
  verb: 'GET',
  path: `${base}/get-hand-off/v1`,
  request: lazyObject(() => ({ handOffId: z.uuid() })),
  response: lazyObject(() => ({ state: z.enum(handOffStates), matchCode, expiresAt: z.iso.datetime() })),
});

/** Withdraws a handed-off step: revokes its link and the phone's login. */
export const withdrawHandOff = defineCall('withdrawHandOff', {
  summary: 'Withdraws a handed-off step and revokes its link and login',
  path: `${base}/withdraw-hand-off/v1`,
  request: lazyObject(() => ({ handOffId: z.uuid() })),
  response: z.object({}),
});

/** Exchanges a link's token, once, for a login that is limited to the link's step. A refusal has the state in `data.state`. */
export const openHandOff = defineCall('openHandOff', {
  summary:
    "Exchanges a link's token once for a login that is limited to its step; data.state of a refusal: opened, done, cancelled, expired, withdrawn",
  path: `${base}/open-hand-off/v1`,
  auth: false,
  request: lazyObject(() => ({ token: z.string().check(z.minLength(20), z.maxLength(100)) })),
  response: lazyObject(() => ({
    token: z.string(),
    userId: z.string(),
    flow: z.string(),
    step: z.string(),
    matchCode,
    expiresAt: z.iso.datetime(),
  })),
});

/** Cancels the step on the phone. The desktop then shows the state `cancelled`. */
export const cancelHandOff = defineCall('cancelHandOff', {
  summary: 'Cancels a handed-off step on the phone',
  path: `${base}/cancel-hand-off/v1`,
  request: z.object({}),
  response: z.object({}),
});
