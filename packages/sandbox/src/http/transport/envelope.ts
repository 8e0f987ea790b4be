import { codes, type Envelope, loginExpiredCode, successCodes } from '@quayside/contract/envelope';
import type { Refusal } from '../../kernel/refusal.ts';

const SUCCESS = successCodes[0] as number;

/** Returns the envelope of a successful call. */
export const successEnvelope = (data: unknown): Envelope => ({ code: SUCCESS, data, msg: 'success' });
/** Returns the envelope of a refusal. */
export const refusalEnvelope = ({ code, data, message }: Refusal): Envelope => ({ code, data, msg: message });
/** Envelope of a call without a valid login. */
export const loginExpiredEnvelope: Envelope = {
  code: loginExpiredCode,
  data: null,
  msg: 'The login has expired. Please sign in again.',
};
/** Envelope of a call that failed unexpectedly. It discloses no cause. */
export const internalErrorEnvelope: Envelope = {
  code: codes.internal,
  data: null,
  msg: 'Something went wrong on our side. Please try again.',
};

/** Returns the response of a call: JSON that is not cached, with the server's time (F59). */
export const envelopeResponse = (envelope: Envelope, now: Date, status = 200): Response =>
  Response.json(envelope, { status, headers: { ...answerHeaders(now) } });

/** Returns the headers of every response: the server's time, and policies against caching and embedding. */
export const answerHeaders = (now: Date) => ({
  Date: now.toUTCString(),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
