import type { Envelope } from '@quayside/contract/envelope';

/** The key of an error text in `@quayside/i18n/internals/text/errors`. */
export type ErrorKey =
  | 'accountNotOpened'
  | 'busy'
  | 'cancelled'
  | 'clock'
  | 'conflict'
  | 'incomplete'
  | 'invalidRequest'
  | 'loginExpired'
  | 'networkError'
  | 'notAllowed'
  | 'notFound'
  | 'outdated'
  | 'pcRefused'
  | 'signing'
  | 'timeout'
  | 'tooLarge'
  | 'tooManyRequests'
  | 'unexpectedAnswer'
  | 'unknown'
  | 'unsupportedFile'
  | 'uploadStalled'
  | 'wrongCode';

/** The codes of failures without a server code. */
export type TransportCode =
  | 'NETWORK_ERROR'
  | 'TIMEOUT_ERROR'
  | 'UNKNOWN_ERROR'
  | 'CANCELLED'
  | 'SESSION_CHANGED'
  | 'UNEXPECTED_BODY'
  | 'RESPONSE_SHAPE'
  | 'REDIRECT_REFUSED'
  | 'SIGNING_FAILED'
  | `HTTP_${number}`;

/** The details of a failed call. They do not contain data of its request. */
export type CallErrorDetails = {
  /** The call's name in the contract. */
  readonly call: string;
  /** The envelope's code, or a TransportCode (ERR-03, ERR-04). */
  readonly code: number | string;
  readonly messageKey: ErrorKey;
  /** Whether the caller can repeat the same operation unchanged. */
  readonly retryable: boolean;
  /** The HTTP status, if a response arrived. */
  readonly status?: number | undefined;
  /** The wait in Retry-After, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  readonly envelope?: Envelope | undefined;
  readonly cause?: unknown;
};

/**
 * A failed call. Show the text `messageKey` of the group `errors`. The message and fields contain no data of the customer
 * or the server, except `envelope`, which logs and JSON omit.
 */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  readonly call: string;
  readonly code: number | string;
  readonly messageKey: ErrorKey;
  readonly retryable: boolean;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly #envelope: Envelope | undefined;

  constructor(
    { call, code, messageKey, retryable, status, retryAfterMs, envelope, cause }: CallErrorDetails,
    what?: string,
  ) {
    super(what ?? `The call ${call} failed with the code ${code}.`, { cause });
    this.call = call;
    this.code = code;
    this.messageKey = messageKey;
    this.retryable = retryable;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.#envelope = envelope;
  }

  /** The envelope of the rejection (ERR-01). */
  get envelope(): Envelope | undefined {
    return this.#envelope;
  }

  /** The message of the server, or ''. Show it as plain text only. */
  get serverMessage(): string {
    return this.#envelope?.msg ?? '';
  }
}

/** The login has expired, code 300101 (ERR-02). The session ends with the reason `expired`. */
export class LoginExpiredError extends CallError {
  override readonly name = 'LoginExpiredError';
}

/** The body is not an envelope: for example the page of a Wi-Fi portal, or a truncated document. It never counts as success (F53). */
export class UnexpectedBodyError extends CallError {
  override readonly name = 'UnexpectedBodyError';
}

/** The data violate the contract, for example because client and server have different versions. `paths` lists up to five fields. */
export class ResponseShapeError extends CallError {
  override readonly name = 'ResponseShapeError';
  readonly paths: readonly string[];
  constructor(details: CallErrorDetails, paths: readonly string[]) {
    super(
      details,
      `The answer to ${details.call} does not have the shape of the contract, at: ${paths.join(', ')}. Client and server may be of different versions.`,
    );
    this.paths = paths;
  }
}

/** The native app did not sign, so the client did not send the request (F16). */
export class SigningError extends CallError {
  override readonly name = 'SigningError';
}
