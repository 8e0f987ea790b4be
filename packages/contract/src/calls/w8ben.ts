import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { w8benStanding } from '../w8ben.ts';

const base = 'open-account-server/api';

export const getW8ben = defineCall('getW8ben', {
  summary:
    'The W-8BEN on file: until when it counts, what is asked for, every form and affidavit that was signed; null without an account. `holder`: of whom; the user’s own where absent. Refused as not found where the user does not look after that form',
  verb: 'GET',
  path: `${base}/get-w8ben/v1`,
  request: z.object({ holder: z.optional(z.uuid()) }),
  response: z.nullable(w8benStanding),
});

export const getW8bens = defineCall('getW8bens', {
  summary:
    'Every W-8BEN that the user looks after, their own first: those of holders who have no login of their own follow; empty without an account',
  verb: 'GET',
  path: `${base}/get-w8bens/v1`,
  request: z.object({}),
  response: z.array(w8benStanding),
});
