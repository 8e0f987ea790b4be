import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** An error report (FAIL-02). */
export const errorRecord = lazyObject(() => ({
  occr_time: z.string(),
  platform: z.string(),
  version: z.string(),
  type: z.string(),
  name: z.string(),
  url: z.string(),
  code: z.string(),
  desc: z.string(),
  app_type: z.string(),
  lang_type: z.string(),
  extend_msg: z.string(),
  net_type: z.string(),
  uuid: z.string(),
}));

/**
 * The second log path of the example editions, which the sandbox serves. A company sets its own (`secondLogPath` of an edition). Requests are those of
 * `uploadLog`.
 */
export const exampleSecondLogPath = 'quotes-applogupload/api/v1/errorjson';

/** Uploads error records; error handling sends a list of one (CALL-05). */
export const uploadLog = defineCall('uploadLog', {
  summary: 'Uploads error records',
  service: 'log',
  path: 'quotes-applogupload/api/v1/logjson',
  auth: false,
  idempotent: false,
  request: z.array(errorRecord).check(z.maxLength(30)),
  response: z.unknown(),
});
