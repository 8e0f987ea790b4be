import type { Verb } from '@quayside/contract/call';

/** One request as it goes out. */
export type AdapterRequest = {
  readonly url: string;
  readonly method: Verb;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** how the body of the answer is wanted */
  readonly answerAs: 'text' | 'blob';
  /** aborted when the caller gives up or the time is over */
  readonly signal: AbortSignal;
  /** for uploads: the share of the bytes that went out, 0 to 1 */
  readonly onProgress: ((share: number) => void) | undefined;
};

/** What a server answered, before anything is made of it. */
export type AdapterAnswer = {
  readonly status: number;
  /** a header's value, whatever its case */
  readonly header: (name: string) => string | undefined;
  /** as it came: a text is never changed or parsed (ERR-01) */
  readonly body: string | Blob;
};

/** Sends one request and gives whatever answer comes. Rejects with AdapterFailure; follows no redirect. */
export type Adapter = (request: AdapterRequest) => Promise<AdapterAnswer>;

/** `network`: no answer, or half of one; `redirect`: the server sent us elsewhere; `too-large`: the answer is longer than any of ours. */
export type FailureKind = 'network' | 'redirect' | 'too-large';

/** No answer that could be read. */
export class AdapterFailure extends Error {
  override readonly name = 'AdapterFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, cause?: unknown) {
    super(`The request was not answered: ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** No answer of ours is longer. Bytes. */
export const longestAnswer = 25 * 1024 * 1024;

/** A redirect, also in the form in which browsers hide it (status 0). */
export const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400);
