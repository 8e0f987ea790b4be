import type { Envelope } from '@quayside/contract/envelope';

/** Keys of the texts `@quayside/i18n/text/errors` that a failed call can lead to. */
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

/** Codes of what goes wrong before a server's own code is known. */
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

/** What is known of a call that failed; nothing of its request is in it. */
export type CallErrorDetails = {
  /** the call's name in the contract */
  readonly call: string;
  /** the envelope's code, else what happened on the way (ERR-03, ERR-04) */
  readonly code: number | string;
  readonly messageKey: ErrorKey;
  /** the same operation may be tried again as it is */
  readonly retryable: boolean;
  /** of HTTP, where there was an answer */
  readonly status?: number | undefined;
  /** how long the server asks to wait, in milliseconds */
  readonly retryAfterMs?: number | undefined;
  readonly envelope?: Envelope | undefined;
  readonly cause?: unknown;
};

/**
 * A call that failed. Neither its message nor its fields hold what the customer or the server wrote; that is in `envelope`, which no log and no JSON sees.
 * Show `messageKey` of the texts `errors`.
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

  /** What the server rejected the call with (ERR-01). */
  get envelope(): Envelope | undefined {
    return this.#envelope;
  }

  /** The server's own words, '' where there are none. To be shown as text only. */
  get serverMessage(): string {
    return typeof this.#envelope?.msg === 'string' ? this.#envelope.msg : '';
  }
}

/** 300101 (ERR-02): whoever is told by `notify.loginExpired` asks for a new login. */
export class LoginExpiredError extends CallError {
  override readonly name = 'LoginExpiredError';
}

/** The answer is no envelope: a text, a page of a Wi-Fi portal, half a JSON document, nothing. Never success (F53). */
export class UnexpectedBodyError extends CallError {
  override readonly name = 'UnexpectedBodyError';
}

/** The data are not what the contract says: client and server are of different versions. `paths` name the fields. */
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

/** The app did not sign. The request is not sent without a signature (F16). */
export class SigningError extends CallError {
  override readonly name = 'SigningError';
}
