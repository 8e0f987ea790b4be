import { codes, type Envelope, loginExpiredCode, successCodes } from '@quayside/contract/envelope';
import type { Refusal } from '../../kernel/refusal.ts';

const SUCCESS = successCodes[0] as number;

/** Returns the envelope of a call that succeeded, with code 0 and `data`. */
export const successEnvelope = (data: unknown): Envelope => ({ code: SUCCESS, data, msg: 'success' });
/** Returns the envelope of a call that was refused, with the code, data and message of the refusal. */
export const refusalEnvelope = ({ code, data, message }: Refusal): Envelope => ({ code, data, msg: message });
/** The envelope of a call that needs a login and has none. */
export const loginExpiredEnvelope: Envelope = {
  code: loginExpiredCode,
  data: null,
  msg: 'The login has expired. Please sign in again.',
};
/** The envelope of a call that failed unexpectedly. It does not disclose the cause. */
export const internalErrorEnvelope: Envelope = {
  code: codes.internal,
  data: null,
  msg: 'Something went wrong on our side. Please try again.',
};

/** Returns the response with an envelope: JSON that is not cached, with the server's time (F59). */
export const envelopeResponse = (envelope: Envelope, now: Date, status = 200): Response =>
  Response.json(envelope, { status, headers: { ...responseHeaders(now) } });

/** Returns the headers of every response: the server's time, and that it must not be cached or embedded. */
export const responseHeaders = (now: Date) => ({
  Date: now.toUTCString(),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
