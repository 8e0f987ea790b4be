import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Returns the signed-in user. The request is form-encoded without payload, and the caller merges the fields into the session (CALL-04). */
export const getCurrentUser = defineCall('getCurrentUser', {
  summary: 'Returns the signed-in user',
  verb: 'GET',
  style: 'form',
  path: 'user-server-dolphin/api/get-current-user/v1',
  request: z.object({}),
  response: lazyObject(() => ({
    uuid: z.string(),
    dolphinNo: z.string(),
    userId: z.string(),
    userName: z.string(),
    phoneNumber: z.string(),
    thirdBindBit: z.number(),
  })),
});

/** Sends a one-time code to a mobile number. */
export const sendCode = defineCall('sendCode', {
  summary: 'Sends a one-time code to a mobile number',
  path: 'user-server-dolphin/api/send-code/v1',
  auth: false,
  request: lazyObject(() => ({ phone: z.string() })),
  response: lazyObject(() => ({
    /** Seconds until the customer may request another code. */ resendIn: z.number(),
    /** Seconds until the code expires. */ expiresIn: z.number(),
  })),
});

/** Registers or signs in with a one-time code. Returns a login code for the fragment of the callback address. */
export const register = defineCall('register', {
  summary:
    'Registers or signs in with the one-time code; returns a login code for the fragment of the callback address',
  path: 'user-server-dolphin/api/register/v1',
  auth: false,
  request: lazyObject(() => ({ phone: z.string(), code: z.string() })),
  response: lazyObject(() => ({ loginCode: z.string(), expiresIn: z.number() })),
});

/** Returns the user of a login code without using the code. The code is then valid for five minutes, on this device only. */
export const readLoginCode = defineCall('readLoginCode', {
  summary:
    'Returns the user of a login code without using it; the code is then valid for five minutes on this device only, so that the customer can confirm',
  path: 'user-server-dolphin/api/read-login-code/v1',
  service: 'sso',
  auth: false,
  request: lazyObject(() => ({ loginCode: z.string() })),
  response: lazyObject(() => ({ userId: z.string(), /** Masked: `+65 •••• 1234`. */ phoneNumber: z.string() })),
});

/** Exchanges a login code for a token. A code is valid once, for 60 seconds. `verifier` is required if a browser started the login (RFC 7636). */
export const exchangeLoginCode = defineCall('exchangeLoginCode', {
  summary:
    'Exchanges a login code (60 seconds, single use, bound to the device id) for a token; a code of a login that a browser started needs its verifier (RFC 7636)',
  path: 'user-server-dolphin/api/exchange-login-code/v1',
  service: 'sso',
  auth: false,
  request: lazyObject(() => ({ loginCode: z.string(), verifier: z.optional(z.string()) })),
  response: lazyObject(() => ({ token: z.string(), userId: z.string() })),
});

/** Ends the session of the token. */
export const logout = defineCall('logout', {
  summary: 'Ends the session of the token',
  path: 'user-server-dolphin/api/logout/v1',
  service: 'sso',
  request: z.object({}),
  response: z.object({}),
});
