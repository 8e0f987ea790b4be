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

/** The details from which `CallError` is created. They contain no data of the request. */
export type CallErrorDetails = {
  /** The call's name in the contract. */
  readonly call: string;
  /** The envelope's code, or a TransportCode (ERR-03, ERR-04). */
  readonly code: number | string;
  readonly messageKey: ErrorKey;
  /** Whether the caller can repeat the same operation without changes. */
  readonly retryable: boolean;
  /** The HTTP status; undefined if no response arrived. */
  readonly status?: number | undefined;
  /** The wait that a Retry-After header requests, in milliseconds; undefined without the header. */
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

  /** The server's envelope (ERR-01); undefined if the response had none. */
  get envelope(): Envelope | undefined {
    return this.#envelope;
  }

  /** The message of the server, or ''. Show it as plain text only. */
  get serverMessage(): string {
    return this.#envelope?.msg ?? '';
  }
}

/**
 * A call rejects with this error if the server responds with 300101: the login is missing or has expired (ERR-02). A current login then ends with the reason
 * `expired`.
 */
export class LoginExpiredError extends CallError {
  override readonly name = 'LoginExpiredError';
}

/**
 * A call rejects with this error if the body is not an envelope, such as the page of a Wi-Fi portal, or is too large. Such a response never counts as success
 * (F53).
 */
export class UnexpectedBodyError extends CallError {
  override readonly name = 'UnexpectedBodyError';
}

/**
 * A call rejects with this error if the data violate the contract, for example because client and server have different versions. `paths` lists up to five
 * invalid fields.
 */
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

/** A call rejects with this error if the native app did not sign. The client then sent no request (F16). */
export class SigningError extends CallError {
  override readonly name = 'SigningError';
}
