import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Schema of an error report (FAIL-02). `occr_time` is an ISO 8601 time; all fields are redacted. */
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
 * The second log path of the example editions, which the sandbox serves for the requests of `uploadLog`. A company sets its path as `secondLogPath` of the
 * edition.
 */
export const exampleSecondLogPath = 'quotes-applogupload/api/v1/errorjson';

/** Uploads at most 30 error records. The error reporter sends a list of one record (CALL-05). */
export const uploadLog = defineCall('uploadLog', {
  summary: 'Uploads error records',
  service: 'log',
  path: 'quotes-applogupload/api/v1/logjson',
  auth: false,
  idempotent: false,
  request: z.array(errorRecord).check(z.maxLength(30)),
  response: z.unknown(),
});
