import type { Verb } from '@quayside/contract/call';

/** A request, ready for the transport. */
export type AdapterRequest = {
  readonly url: string;
  readonly method: Verb;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** How the adapter reads the response body. */
  readonly answerAs: 'text' | 'blob';
  /** Aborts when the caller cancels the call or the time limit passes. */
  readonly signal: AbortSignal;
  /** Reports upload progress as the share of bytes sent, 0 to 1. Only uploads set it. */
  readonly onProgress: ((share: number) => void) | undefined;
};

/** A raw response. */
export type AdapterAnswer = {
  readonly status: number;
  /** Returns a header's value by its name, in any case. */
  readonly header: (name: string) => string | undefined;
  /** The unchanged body; an adapter never parses a string body (ERR-01). */
  readonly body: string | Blob;
};

/**
 * Sends one request and resolves with the response, whatever its status. Follows no redirect; rejects with
 * AdapterFailure.
 */
export type Adapter = (request: AdapterRequest) => Promise<AdapterAnswer>;

/**
 * `network`: no complete response arrived. `redirect`: the server redirected. `too-large`: the body exceeds
 * `longestAnswer`.
 */
export type FailureKind = 'network' | 'redirect' | 'too-large';

/** Rejection of an adapter that received no readable response. */
export class AdapterFailure extends Error {
  override readonly name = 'AdapterFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, cause?: unknown) {
    super(`The request was not answered: ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** The largest accepted response body, in bytes. The services never send a larger one. */
export const longestAnswer = 25 * 1024 * 1024;

/** Whether a status is a redirect. Browsers report a hidden redirect with status 0. */
export const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400);
