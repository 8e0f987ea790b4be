import type { HttpMethod } from '@quayside/contract/call';

/** A request that an adapter sends unchanged. */
export type AdapterRequest = {
  readonly url: string;
  readonly method: HttpMethod;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** `text` returns the response body as a string, `blob` as a Blob. */
  readonly answerAs: 'text' | 'blob';
  /** Aborts when the caller cancels the call or the time limit passes. */
  readonly signal: AbortSignal;
  /** Receives the share of the upload that was sent, 0 to 1. Undefined unless the call is an upload. */
  readonly onProgress: ((share: number) => void) | undefined;
};

/** A response as it arrived, before its body is validated. */
export type AdapterResponse = {
  readonly status: number;
  /** Returns the value of a header, or undefined if the response lacks it. Names ignore case. */
  readonly header: (name: string) => string | undefined;
  /** The unchanged body. An adapter does not parse JSON (ERR-01). */
  readonly body: string | Blob;
};

/**
 * Sends one request and resolves with the response, whatever its status. Does not follow redirects. Rejects with AdapterFailure if no readable response
 * arrives.
 */
export type Adapter = (request: AdapterRequest) => Promise<AdapterResponse>;

/**
 * The reason why an adapter failed. `network`: no complete response arrived. `redirect`: the server redirected. `too-large`: the body exceeds
 * `maxResponseBytes`.
 */
export type FailureKind = 'network' | 'redirect' | 'too-large';

/** An adapter rejects with this error if it received no readable response. `kind` is the reason. */
export class AdapterFailure extends Error {
  override readonly name = 'AdapterFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, cause?: unknown) {
    super(`The request was not answered: ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** The largest accepted response body, in bytes (25 MiB). */
export const maxResponseBytes = 25 * 1024 * 1024;

/** Returns whether a status is a redirect. Browsers report a hidden redirect with status 0. */
export const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400);
