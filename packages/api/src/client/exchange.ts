import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import { type Adapter, AdapterFailure, type AdapterRequest, type AdapterResponse } from '../adapter.ts';
import { CallError, type CallErrorDetails, UnexpectedBodyError } from '../errors.ts';

/** The time limit of a request in milliseconds (specification, section 9). Each progress of an upload restarts it, because 5 MB need 100 s on a slow line. */
export const requestLimitMs = 30_000;
/**
 * The time limit for the response in milliseconds, once the browser has accepted all bytes of an upload. It reports bytes as sent when it has buffered them. On
 * a line of 50 kB/s, a full buffer of 4 MB needs 80 s without further progress.
 */
export const uploadAnswerLimitMs = 120_000;

/** The input of `exchange`: a request, the name of its call for errors, and the caller's signal. If `upload` is true, each progress restarts the time limit. */
export type Exchange = Omit<AdapterRequest, 'signal'> & {
  readonly call: string;
  readonly upload: boolean;
  readonly signal: AbortSignal | undefined;
};

type Ending = Pick<CallErrorDetails, 'code' | 'messageKey' | 'retryable'>;

const endings = {
  cancelled: { code: 'CANCELLED', messageKey: 'cancelled', retryable: true },
  timeout: { code: 'TIMEOUT_ERROR', messageKey: 'timeout', retryable: true },
  stalled: { code: 'TIMEOUT_ERROR', messageKey: 'uploadStalled', retryable: true },
  network: { code: 'NETWORK_ERROR', messageKey: 'networkError', retryable: true },
  redirect: { code: 'REDIRECT_REFUSED', messageKey: 'unexpectedAnswer', retryable: false },
} as const satisfies Record<string, Ending>;

/**
 * Sends one request within the time limit and ignores a late response (F48). Rejects with CallError: NETWORK_ERROR (ERR-03), TIMEOUT_ERROR (ERR-04), CANCELLED
 * or REDIRECT_REFUSED. Rejects with UnexpectedBodyError if the response is too large.
 */
export function exchange(
  adapter: Adapter,
  { call, upload, signal, onProgress, ...request }: Exchange,
  timers: Timers = pageTimers,
): Promise<AdapterResponse> {
  return new Promise((resolve, reject) => {
    const control = new AbortController();
    let timer: unknown;
    const end = (settle: () => void): void => {
      timers.clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      settle();
    };
    const fail = (ending: Ending, cause?: unknown): void =>
      end(() => {
        reject(new CallError({ call, ...ending, cause }));
        control.abort();
      });
    // Stryker disable next-line OptionalChaining: only a signal cancels
    const cancel = (): void => fail(endings.cancelled, signal?.reason);
    const limit = (ms: number): void => {
      timers.clearTimeout(timer);
      timer = timers.setTimeout(() => fail(upload ? endings.stalled : endings.timeout), ms);
    };
    const progress = (share: number): void => {
      if (control.signal.aborted) return;
      limit(share < 1 ? requestLimitMs : uploadAnswerLimitMs);
      onProgress?.(share);
    };
    if (signal?.aborted) return cancel();
    signal?.addEventListener('abort', cancel);
    limit(requestLimitMs);
    adapter({ ...request, signal: control.signal, onProgress: upload ? progress : undefined }).then(
      (answer) => end(() => resolve(answer)),
      (cause: unknown) => {
        const kind = cause instanceof AdapterFailure ? cause.kind : 'network';
        if (kind !== 'too-large') return fail(endings[kind], cause);
        const details = {
          call,
          code: 'UNEXPECTED_BODY',
          messageKey: 'unexpectedAnswer',
          retryable: false,
          cause,
        } as const;
        return end(() => reject(new UnexpectedBodyError(details)));
      },
    );
  });
}
