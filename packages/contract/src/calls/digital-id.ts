import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { digitalIdOutcomes } from '../digital-id.ts';

const base = 'open-account-server/api';

/** Starts a visit to the national digital ID. Returns the address of the provider's page, or null while the provider is unavailable. */
export const startDigitalId = defineCall('startDigitalId', {
  summary:
    "Starts a visit to the national digital ID for a step; returns the provider's page, or null while it is down",
  path: `${base}/start-digital-id/v1`,
  request: lazyObject(() => ({
    applicationId: z.uuid(),
    /** The step that shows the data, of the holder or a joint holder. */
    step: z.string(),
    /** The step's page without query and fragment. The provider redirects to it with `code` and `state`. */
    returnUrl: z.url(),
  })),
  response: lazyObject(() => ({ url: z.nullable(z.url()) })),
});

/** Ends a visit with the parameters of the provider's redirect, and adds the personal data to the application. Each `state` works once. */
export const finishDigitalId = defineCall('finishDigitalId', {
  summary: "Ends a visit with the provider's response and adds the personal data to the application; works once",
  path: `${base}/finish-digital-id/v1`,
  request: lazyObject(() => ({
    state: z.string().check(z.maxLength(200)),
    code: z.optional(z.string().check(z.maxLength(4000))),
    iss: z.optional(z.string().check(z.maxLength(300))),
    /** An OAuth 2.0 error such as `access_denied` or `temporarily_unavailable`. */
    error: z.optional(z.string().check(z.maxLength(100))),
  })),
  response: lazyObject(() => ({ outcome: z.enum(digitalIdOutcomes) })),
});
