import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { digitalIdOutcomes } from '../digital-id.ts';

const base = 'open-account-server/api';

export const startDigitalId = defineCall('startDigitalId', {
  summary:
    'Begins a visit to the national digital ID for a step; answers with the page to go to, or null while the provider is down',
  path: `${base}/start-digital-id/v1`,
  request: z.object({
    applicationId: z.uuid(),
    /** that shows the data: the holder's, or a joint holder's */
    step: z.string(),
    /** the step's own page in the app, without query and fragment: the provider leads back to it with `code` and `state` */
    returnUrl: z.url(),
  }),
  response: z.object({ url: z.nullable(z.url()) }),
});

export const finishDigitalId = defineCall('finishDigitalId', {
  summary:
    'Ends a visit with what the provider sent back: the person data go to the application, the address is good for nothing any more',
  path: `${base}/finish-digital-id/v1`,
  request: z.object({
    state: z.string().check(z.maxLength(200)),
    code: z.optional(z.string().check(z.maxLength(4000))),
    iss: z.optional(z.string().check(z.maxLength(300))),
    /** as OAuth 2.0 names them: `access_denied`, `temporarily_unavailable` … */
    error: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({ outcome: z.enum(digitalIdOutcomes) }),
});
