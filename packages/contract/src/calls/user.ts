import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** CALL-04. Form style without payload; the user fields are merged into the store. */
export const getCurrentUser = defineCall('getCurrentUser', {
  summary: 'The signed-in user',
  verb: 'GET',
  style: 'form',
  path: 'user-server-dolphin/api/get-current-user/v1',
  request: z.object({}),
  response: z.object({
    uuid: z.string(),
    dolphinNo: z.string(),
    userId: z.string(),
    userName: z.string(),
    phoneNumber: z.string(),
    thirdBindBit: z.number(),
  }),
});

export const sendCode = defineCall('sendCode', {
  summary: 'Sends a one-time code to a mobile number',
  path: 'user-server-dolphin/api/send-code/v1',
  auth: false,
  request: z.object({ phone: z.string() }),
  response: z.object({
    /** seconds until another may be asked for */ resendIn: z.number(),
    /** seconds that the code lives */ expiresIn: z.number(),
  }),
});

export const register = defineCall('register', {
  summary:
    'Registers or signs in with the one-time code; answers with a login code for the fragment of the return address',
  path: 'user-server-dolphin/api/register/v1',
  auth: false,
  request: z.object({ phone: z.string(), code: z.string() }),
  response: z.object({ loginCode: z.string(), expiresIn: z.number() }),
});

export const readLoginCode = defineCall('readLoginCode', {
  summary:
    'Whom a login code would sign in. Spends nothing; from now on the code is good for five minutes on this device alone, so that the customer can answer',
  path: 'user-server-dolphin/api/read-login-code/v1',
  service: 'sso',
  auth: false,
  request: z.object({ loginCode: z.string() }),
  response: z.object({ userId: z.string(), /** masked: `+65 **** 1234` */ phoneNumber: z.string() }),
});

export const exchangeLoginCode = defineCall('exchangeLoginCode', {
  summary:
    'Swaps a login code (60 seconds, single use, bound to the device id) for a token; a code that answers a begun login needs its verifier (RFC 7636)',
  path: 'user-server-dolphin/api/exchange-login-code/v1',
  service: 'sso',
  auth: false,
  request: z.object({ loginCode: z.string(), verifier: z.optional(z.string()) }),
  response: z.object({ token: z.string(), userId: z.string() }),
});

export const logout = defineCall('logout', {
  summary: 'Ends the session of the token',
  path: 'user-server-dolphin/api/logout/v1',
  service: 'sso',
  request: z.object({}),
  response: z.object({}),
});
