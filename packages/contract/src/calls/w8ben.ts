import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { w8benStanding } from '../w8ben.ts';

export const getW8ben = defineCall('getW8ben', {
  summary:
    'The W-8BEN on file: until when it counts, what is asked for, every form and affidavit that was signed; null without an account',
  verb: 'GET',
  path: 'open-account-server/api/get-w8ben/v1',
  request: z.object({}),
  response: z.nullable(w8benStanding),
});
