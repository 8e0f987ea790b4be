import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { handOffStates } from '../hand-off.ts';

const base = 'open-account-server/api';

/** Shown on both devices, so that nobody takes pictures for a stranger's application. */
const matchCode = z.string();

export const offerHandOff = defineCall('offerHandOff', {
  summary:
    'Makes a one-time link by which a phone does one step of one application; an earlier link of the application is void. Asked again it makes another, so that nothing keeps the token',
  path: `${base}/offer-hand-off/v1`,
  idempotent: false,
  request: z.object({ applicationId: z.uuid(), step: z.string() }),
  response: z.object({
    handOffId: z.uuid(),
    /** for the fragment of the link; the server keeps its keyed hash */
    token: z.string(),
    matchCode,
    expiresAt: z.iso.datetime(),
  }),
});

export const getHandOff = defineCall('getHandOff', {
  summary: 'Where a handed-off step stands, for the one who handed it off',
  verb: 'GET',
  path: `${base}/get-hand-off/v1`,
  request: z.object({ handOffId: z.uuid() }),
  response: z.object({ state: z.enum(handOffStates), matchCode, expiresAt: z.iso.datetime() }),
});

export const withdrawHandOff = defineCall('withdrawHandOff', {
  summary: 'Takes a step back from the phone: link and login are void',
  path: `${base}/withdraw-hand-off/v1`,
  request: z.object({ handOffId: z.uuid() }),
  response: z.object({}),
});

export const openHandOff = defineCall('openHandOff', {
  summary:
    'Swaps the token of a link, once, for a login that may do its step and nothing else; data.state of a refusal: opened, done, cancelled, expired, withdrawn',
  path: `${base}/open-hand-off/v1`,
  auth: false,
  request: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
  response: z.object({
    token: z.string(),
    userId: z.string(),
    flow: z.string(),
    step: z.string(),
    matchCode,
    expiresAt: z.iso.datetime(),
  }),
});

export const cancelHandOff = defineCall('cancelHandOff', {
  summary: 'Ends a handed-off step on the phone, undone',
  path: `${base}/cancel-hand-off/v1`,
  request: z.object({}),
  response: z.object({}),
});
