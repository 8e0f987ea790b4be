import type { Call, Service } from '@quayside/contract/call';
import { codes } from '@quayside/contract/envelope';
import { pageRandom, type RandomBytes, randomFraction, randomId } from '@quayside/platform/internals/random-id';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import type { ServerClock } from '@quayside/platform/server-clock';
import { type Adapter, AdapterFailure, type AdapterResponse } from '../adapter.ts';
import type { Environment } from '../environments.ts';
import { CallError, LoginExpiredError, SigningError } from '../errors.ts';
import { createRequestHeaders, type DeviceInfo } from '../headers.ts';
import type { Session } from '../session.ts';
import { getSigningFields, type Signer } from '../signer.ts';
import { buildRequest } from './build-request.ts';
import { exchange } from './exchange.ts';
import { createCallError, readEnvelope, readResponse } from './read-response.ts';
import { waitBeforeRetry, waitForRetry } from './retry.ts';

/** Options of one call: cancellation, the operation id, upload progress and the offline notice. */
export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /**
   * X-Trans-Id. Use the same id for every attempt at one write, so that the server runs it once (F50). Defaults to a
   * random id.
   */
  readonly operationId?: string | undefined;
  /** Receives the share of an upload that was sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** If true, a network error does not call `ClientNotices.offline`. Use it for calls that the customer did not start. Defaults to false. */
  readonly quiet?: boolean | undefined;
};

/** The client with which screens and flows call the broker's services. `createClient` creates it. */
export type Client = {
  /** Sends a call to its service and resolves with the validated data of the response. Rejects only with CallError or one of its subclasses. */
  readonly call: <Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options?: CallOptions,
  ) => Promise<Response>;
  /** Fetches a file that a service sends without the envelope, such as a stored document. Rejects like `call`. */
  readonly file: (
    from: { readonly service: Service; readonly path: string },
    query: Readonly<Record<string, string>>,
    options?: CallOptions,
  ) => Promise<Blob>;
  /**
   * Posts JSON to a service that responds without the envelope, with the headers of every request (CALL-02). With `keepalive`, the request outlives its page.
   * Resolves with the HTTP status. Rejects with SigningError, or with the error of `outlive`. Does not retry.
   */
  readonly post: (to: { readonly service: Service; readonly path: string }, body: string) => Promise<number>;
};

/** Callbacks with which a client tells the app about problems of any call. */
export type ClientNotices = {
  /** Called when a request cannot reach the network, unless its call is `quiet`. Show a toast with the text `errors.networkError` (ERR-03). */
  readonly offline: () => void;
};

/** Options of `createClient`: the servers, the login, the device details, and the functions that sign and send requests. */
export type ClientOptions = {
  readonly environment: Environment;
  readonly session: Session;
  /** Returns the device details for the headers. Called for each attempt, because the language can change. */
  readonly deviceInfo: () => DeviceInfo;
  readonly signer?: Signer | undefined;
  readonly notify: ClientNotices;
  readonly clock: ServerClock;
  readonly random?: RandomBytes | undefined;
  readonly timers?: Timers | undefined;
  /** Returns whether the device reports that it is offline. The client then does not retry. Without it, the device counts as online. */
  readonly isOffline?: (() => boolean) | undefined;
  /** Sends the requests. Defaults to axios, which loads with the first call. */
  readonly adapter?: Adapter | undefined;
  /** Sends the requests of `post` and resolves with the status. Defaults to `fetch` with `keepalive`. */
  readonly outlive?:
    | ((url: string, init: { readonly headers: Record<string, string>; readonly body: string }) => Promise<number>)
    | undefined;
};

type Outline = Pick<Call, 'name' | 'verb' | 'style' | 'service' | 'path' | 'auth'>;

const loadAxios: Adapter = async (request) => {
  const { axiosAdapter } = await import('../axios-adapter.ts').catch((cause: unknown) => {
    throw new AdapterFailure('network', cause);
  });
  return axiosAdapter(request);
};

/** Creates a client that signs, sends, retries and validates calls. Simultaneous requests of one call with the same operation id share one response (F51). */
export function createClient(options: ClientOptions): Client {
  const { environment, session, deviceInfo, signer, notify, clock } = options;
  const { random = pageRandom, timers = pageTimers, adapter = loadAxios, outlive = byKeepalive, isOffline } = options;
  const running = new Map<string, Promise<unknown>>();
  let lastTime = 0;
  let lastOffset = 0;

  /**
   * Returns a time that no earlier request used, because the signature covers the time and not the attempt. Restarts
   * after a clock correction.
   */
  const nextTime = (): number => {
    if (clock.offset() !== lastOffset) lastTime = 0;
    lastOffset = clock.offset();
    lastTime = Math.max(clock.now(), lastTime + 1);
    return lastTime;
  };

  async function signedHeaders(call: string, transactionId: string, bearer: string): Promise<Record<string, string>> {
    const values = {
      device: deviceInfo(),
      userId: bearer && session.userId(),
      bearer,
      time: nextTime(),
      transactionId,
    };
    const headers = createRequestHeaders({ ...values, attemptId: randomId(random) });
    if (!signer?.required) return { ...headers, 'X-Token': bearer };
    const sign = await signer.sign(getSigningFields(headers, bearer)).catch((cause: unknown) => {
      throw new SigningError({ call, code: 'SIGNING_FAILED', messageKey: 'signing', retryable: true, cause });
    });
    return { ...headers, 'X-Token': sign };
  }

  /** Sends one request. Returns the response, and whether its time corrected the clock. */
  async function attempt(
    call: Outline,
    request: unknown,
    answerAs: 'text' | 'blob',
    operation: CallOptions & { operationId: string },
    bearer: string,
  ) {
    const { url, body, contentType } = buildRequest(call, environment.bases[call.service], request);
    const headers = await signedHeaders(call.name, operation.operationId, bearer);
    if (contentType) headers['Content-Type'] = contentType;
    const { signal, onProgress } = operation;
    const upload = call.style === 'multipart';
    const sentAt = clock.deviceNow();
    const answer = await exchange(
      adapter,
      { call: call.name, url, method: call.verb, headers, body, answerAs, upload, signal, onProgress },
      timers,
    );
    const clockMoved = clock.observe(answer.header('Date'), sentAt, clock.deviceNow());
    return { answer, clockMoved };
  }

  async function perform<Result>(
    call: Outline,
    request: unknown,
    answerAs: 'text' | 'blob',
    given: CallOptions,
    read: (answer: AdapterResponse) => Result | Promise<Result>,
  ): Promise<Result> {
    const operation = { ...given, operationId: given.operationId ?? randomId(random) };
    session.check();
    const generation = session.generation();
    const token = session.token() ?? '';
    let bearer = token;
    let corrected = false;
    for (let retries = 0; ; ) {
      // Stryker disable next-line BooleanLiteral: only a response has the code that asks for the clock
      let clockMoved = false;
      try {
        const got = await attempt(call, request, answerAs, operation, bearer);
        ({ clockMoved } = got);
        const result = await read(got.answer);
        // A response for one login must not reach the next one (F03).
        if (call.auth && !sameLogin(generation, token)) throw sessionChanged(call.name);
        return result;
      } catch (caught) {
        const error = asCallError(call.name, caught);
        if (generation !== session.generation()) throw sessionChanged(call.name, error);
        if (error instanceof LoginExpiredError) {
          session.end('expired', generation); // dispatches one event per login, even if several calls fail (F04)
          if (call.auth || !bearer) throw error;
          bearer = ''; // a public call needs no login, so repeat it without the expired one
          continue;
        }
        // The server refused the time and signature, so it did nothing. Repeat with the corrected clock (F59).
        if (error.code === codes.signatureRejected && clockMoved && !corrected) {
          corrected = true;
          continue;
        }
        const wait = isOffline?.() ? undefined : waitBeforeRetry(call.verb, error, retries, randomFraction(random));
        if (wait === undefined) throw notified(error, operation);
        retries += 1;
        await waitForRetry(call.name, wait, timers, operation.signal);
        if (call.auth && !sameLogin(generation, token)) throw sessionChanged(call.name, error);
      }
    }
  }

  const sameLogin = (generation: number, token: string): boolean =>
    generation === session.generation() && token === (session.token() ?? '');

  function notified(error: CallError, { quiet }: CallOptions): CallError {
    if (error.code === 'NETWORK_ERROR' && !quiet) notify.offline();
    return error;
  }

  return {
    call(call, request, given = {}) {
      const read = (answer: AdapterResponse) => readResponse(call, { ...answer, body: textOf(answer) }, clock.now());
      const start = () => perform(call, request, 'text', given, read);
      if (given.operationId === undefined) return start();
      const key = `${call.name} ${given.operationId}`;
      const present =
        (running.get(key) as ReturnType<typeof start> | undefined) ?? start().finally(() => running.delete(key));
      running.set(key, present);
      return present;
    },
    file({ service, path }, query, given = {}) {
      const call: Outline = { ...fileCall, service, path };
      return perform(call, query, 'blob', given, async (answer) => {
        const { body, status, header } = answer;
        const isJson = /^application\/json\b/.test(header('Content-Type') ?? '');
        if (body instanceof Blob && status < 400 && !isJson) return body;
        const text = body instanceof Blob ? await body.text() : body;
        throw createCallError(call, answer, readEnvelope(text), clock.now());
      });
    },
    async post({ service, path }, body) {
      const headers = await signedHeaders('post', randomId(random), session.token() ?? '');
      const url = new URL(path, environment.bases[service]).href;
      return outlive(url, { headers: { ...headers, 'Content-Type': 'application/json' }, body });
    },
  };
}

/** Sends a POST that outlives its page, and resolves with the status. Sends no cookies, because the login is in the headers. */
const byKeepalive: NonNullable<ClientOptions['outlive']> = async (url, init) =>
  (await fetch(url, { ...init, method: 'POST', keepalive: true, credentials: 'omit' })).status;

const fileCall = { name: 'file', verb: 'GET', style: 'query', auth: true } as const;

const sessionChanged = (call: string, cause?: unknown): CallError =>
  new CallError({ call, code: 'SESSION_CHANGED', messageKey: 'loginExpired', retryable: false, cause });

const asCallError = (call: string, error: unknown): CallError =>
  error instanceof CallError
    ? error
    : new CallError({ call, code: 'UNKNOWN_ERROR', messageKey: 'unknown', retryable: false, cause: error });

/** Returns the text of a response. A Blob would be a fault of the adapter; its empty text is rejected, because it is not an envelope. */
// Stryker disable next-line ConditionalExpression: JSON.parse rejects a Blob like the empty text
const textOf = ({ body }: AdapterResponse): string => (typeof body === 'string' ? body : '');
