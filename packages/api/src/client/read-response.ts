import type { Call } from '@quayside/contract/call';
import { codes, type Envelope, loginExpiredCode, successCodes } from '@quayside/contract/envelope';
import type { AdapterResponse } from '../adapter.ts';
import {
  CallError,
  type CallErrorDetails,
  type ErrorKey,
  LoginExpiredError,
  ResponseShapeError,
  UnexpectedBodyError,
} from '../errors.ts';

const keyOfCode: Readonly<Partial<Record<number, ErrorKey>>> = {
  [codes.invalidRequest]: 'invalidRequest',
  [codes.notFound]: 'notFound',
  [codes.conflict]: 'conflict',
  [codes.notAllowed]: 'notAllowed',
  [codes.accountNotOpened]: 'accountNotOpened',
  [codes.incomplete]: 'incomplete',
  [codes.tooLarge]: 'tooLarge',
  [codes.unsupportedFile]: 'unsupportedFile',
  [codes.tooManyRequests]: 'tooManyRequests',
  [codes.wrongCode]: 'wrongCode',
  [codes.signatureRejected]: 'signing',
  [codes.outdated]: 'outdated',
  [codes.behind]: 'busy',
  [codes.pcRefused]: 'pcRefused',
};
/** The server codes of temporary failures, which the caller can retry. */
const passing: ReadonlySet<number | string> = new Set([codes.tooManyRequests, codes.internal, codes.behind]);
const keyOfStatus: Readonly<Partial<Record<number, ErrorKey>>> = {
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooManyRequests',
  503: 'busy',
};

/**
 * Returns the validated data of a successful response (ERR-01). Throws CallError or one of its subclasses. `now`, in milliseconds, resolves a Retry-After date.
 */
export function readResponse<Response>(
  call: Pick<Call<unknown, Response>, 'name' | 'response'>,
  answer: AdapterResponse & { body: string },
  now: number,
): Response {
  const envelope = readEnvelope(answer.body);
  if (!envelope || answer.status >= 400 || !isSuccess(envelope)) throw createCallError(call, answer, envelope, now);
  const parsed = call.response.safeParse(envelope.data);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.slice(0, 5).map(({ path }) => path.map(String).join('.') || 'data');
  const details: CallErrorDetails = {
    call: call.name,
    code: 'RESPONSE_SHAPE',
    messageKey: 'unexpectedAnswer',
    retryable: false,
    status: answer.status,
  };
  throw new ResponseShapeError(details, paths);
}

/**
 * Creates the error of an unsuccessful response from its envelope, HTTP status and Retry-After header. Without an envelope and below HTTP 400, it is an
 * UnexpectedBodyError.
 */
export function createCallError(
  { name }: Pick<Call, 'name'>,
  { status, header }: AdapterResponse,
  envelope: Envelope | undefined,
  now: number,
): CallError {
  const later = status === 408 || status === 425 || status === 429 || status >= 500;
  const retryAfterMs = readRetryAfter(header('Retry-After'), now);
  const details = { call: name, status, retryAfterMs, envelope, retryable: later };
  if (!envelope && status < 400)
    return new UnexpectedBodyError({ ...details, code: 'UNEXPECTED_BODY', messageKey: 'unexpectedAnswer' });
  if (!envelope || isSuccess(envelope)) {
    const messageKey = keyOfStatus[status] ?? 'unknown';
    return new CallError({ ...details, code: `HTTP_${status}`, messageKey });
  }
  const code = plainCode(envelope.code);
  if (code === loginExpiredCode)
    return new LoginExpiredError({ ...details, code, messageKey: 'loginExpired', retryable: false });
  const messageKey = (typeof code === 'number' && keyOfCode[code]) || keyOfStatus[status] || 'unknown';
  return new CallError({
    ...details,
    code,
    messageKey,
    retryable: later || passing.has(code),
  });
}

/** Returns the envelope of a body, or undefined for any other body. Ignores the content type (F52, F53). */
export function readEnvelope(body: string): Envelope | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    // Not JSON: `value` stays undefined.
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'code')) return undefined;
  const { code, data, msg } = value as Record<string, unknown>;
  if (typeof code === 'number' || (typeof code === 'string' && code !== ''))
    return { code, data, msg: typeof msg === 'string' ? msg : '' };
  return undefined;
}

const isSuccess = ({ code }: Envelope): boolean => successCodes.includes(plainCode(code));

/** Converts a numeric code in a string to a number, because some services send '0'. */
const plainCode = (code: number | string): number | string =>
  /^(0|[1-9]\d{0,8})$/.test(String(code)) ? Number(code) : code;

/**
 * Returns the wait of a Retry-After header in milliseconds; undefined if `value` is neither seconds nor an HTTP date (RFC 9110, 10.2.3). `now` is in
 * milliseconds.
 */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const wait = /^\d{1,6}$/.test(value.trim())
    ? Number(value) * 1000
    : Date.parse(/^[A-Z][a-z]{2}, /.test(value) ? value : '') - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
