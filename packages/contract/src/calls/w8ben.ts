import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { w8benStanding } from '../w8ben.ts';

const base = 'open-account-server/api';

/** Returns the W-8BEN on file of the user or of `holder`: its validity, requested actions and signed forms. Null without an account. */
export const getW8ben = defineCall('getW8ben', {
  summary:
    'Returns the W-8BEN on file: its validity, requested actions, signed forms and affidavits; null without an account. `holder` defaults to the user; fails with not found when the user does not manage that form',
  verb: 'GET',
  path: `${base}/get-w8ben/v1`,
  request: lazyObject(() => ({ holder: z.optional(z.uuid()) })),
  response: z.nullable(w8benStanding),
});

/** Returns every W-8BEN that the user manages: first the user's, then those of holders without a login. Returns an empty list if the user has no account. */
export const getW8bens = defineCall('getW8bens', {
  summary:
    'Returns every W-8BEN that the user manages, their own first, then those of holders without a login; empty without an account',
  verb: 'GET',
  path: `${base}/get-w8bens/v1`,
  request: z.object({}),
  response: z.array(w8benStanding),
});
