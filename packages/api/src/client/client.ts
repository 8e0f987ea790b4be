import type { Call, Service } from '@quayside/contract/call';
import { codes } from '@quayside/contract/envelope';
import { pageRandom, type RandomBytes, randomFraction, randomId } from '@quayside/platform/random-id';
import type { ServerClock } from '@quayside/platform/server-clock';
import { pageTimers, type Timers } from '@quayside/platform/timers';
import { type Adapter, type AdapterAnswer, AdapterFailure } from '../adapter.ts';
import type { Environment } from '../environments.ts';
import { CallError, LoginExpiredError, SigningError } from '../errors.ts';
import { type DeviceInfo, headersOf } from '../headers.ts';
import type { Session } from '../session.ts';
import { type Signer, signingFields } from '../signer.ts';
import { buildRequest } from './build-request.ts';
import { exchange } from './exchange.ts';
import { readAnswer, readEnvelope, refusal } from './read-answer.ts';
import { pause, waitBeforeRetry } from './retry.ts';

/** What one call may say besides its request. */
export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** X-Trans-Id: the same for every attempt at one write, so that the server does it once (F50). Random where left out. */
  readonly operationId?: string | undefined;
  /** the share of an upload that went out, 0 to 1 */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** nobody is told when the network is gone: for calls that the customer did not ask for */
  readonly quiet?: boolean | undefined;
};

/** The broker's calls, as screens and flows make them. */
export type Client = {
  /** Makes a call of the contract. Rejects with CallError and its kin, never with anything else. */
  readonly call: <Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options?: CallOptions,
  ) => Promise<Response>;
  /** Fetches a file that a service answers with outside the envelope, such as a stored document. Rejects like `call`. */
  readonly file: (
    from: { readonly service: Service; readonly path: string },
    query: Readonly<Record<string, string>>,
    options?: CallOptions,
  ) => Promise<Blob>;
};

/** What the app around is told, whichever call found it out. */
export type ClientNotices = {
  /** The login has expired: send the customer to registration, in the native app offer its login (ERR-02). Told once a login. */
  readonly loginExpired: () => void;
  /** The network is gone: a toast with the text `errors.networkError` (ERR-03). */
  readonly offline: () => void;
};

/** What a client is made of: where it calls, who is signed in, who signs, and what time it is. */
export type ClientOptions = {
  readonly environment: Environment;
  readonly session: Session;
  /** asked for each attempt: the language may change */
  readonly deviceInfo: () => DeviceInfo;
  readonly signer?: Signer | undefined;
  readonly notify: ClientNotices;
  readonly clock: ServerClock;
  readonly random?: RandomBytes | undefined;
  readonly timers?: Timers | undefined;
  /** whether the device itself says that it has no network: a read is then not tried again, and the customer is told at once */
  readonly isOffline?: (() => boolean) | undefined;
  /** axios where left out, loaded with the first call */
  readonly adapter?: Adapter | undefined;
};

/** What of a call decides how it is made. */
type Outline = Pick<Call, 'name' | 'verb' | 'style' | 'service' | 'path' | 'auth'>;

const loadAxios: Adapter = async (request) => {
  const { axiosAdapter } = await import('../axios-adapter.ts').catch((cause: unknown) => {
    throw new AdapterFailure('network', cause);
  });
  return axiosAdapter(request);
};

/** The client of every call. Of two calls with one operation id at the same time the second gets the first one's answer (F51). */
export function createClient(options: ClientOptions): Client {
  const { environment, session, deviceInfo, signer, notify, clock } = options;
  const { random = pageRandom, timers = pageTimers, adapter = loadAxios, isOffline = () => false } = options;
  const running = new Map<string, Promise<unknown>>();
  let lastTime = 0;
  let lastOffset = 0;
  let expired = 0;
  let announced = 0;

  /** Never the same twice: what is signed names the time, and not the attempt. A clock that was put right is believed. */
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
    const headers = headersOf({ ...values, attemptId: randomId(random) });
    if (!signer?.required) return { ...headers, 'X-Token': bearer };
    const sign = await signer.sign(signingFields(headers, bearer)).catch((cause: unknown) => {
      throw new SigningError({ call, code: 'SIGNING_FAILED', messageKey: 'signing', retryable: true, cause });
    });
    return { ...headers, 'X-Token': sign };
  }

  /** One request. Tells whether the answer showed that the clock of the device is wrong. */
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
    read: (answer: AdapterAnswer) => Result | Promise<Result>,
  ): Promise<Result> {
    const operation = { ...given, operationId: given.operationId ?? randomId(random) };
    session.check();
    const generation = session.generation();
    const token = session.token() ?? '';
    let bearer = token;
    let corrected = false;
    for (let retries = 0; ; ) {
      let clockMoved = false;
      try {
        const got = await attempt(call, request, answerAs, operation, bearer);
        ({ clockMoved } = got);
        const result = await read(got.answer);
        // What belongs to a login is not given to the next one (F03).
        if (call.auth && !sameLogin(generation, token)) throw sessionChanged(call.name);
        return result;
      } catch (caught) {
        const error = asCallError(call.name, caught);
        if (generation !== session.generation()) throw sessionChanged(call.name, error);
        if (error instanceof LoginExpiredError) {
          if (session.end('expired', generation)) expired = generation;
          if (call.auth || !bearer) throw announceExpiry(generation, bearer, error);
          bearer = ''; // a public call needs no login: once more without the one that has expired
          continue;
        }
        // Refused for its time and signature, so not done: once more with the server's clock (F59).
        if (error.code === codes.signatureRejected && clockMoved && !corrected) {
          corrected = true;
          continue;
        }
        const wait = isOffline() ? undefined : waitBeforeRetry(call.verb, error, retries, randomFraction(random));
        if (wait === undefined) throw told(error, operation);
        retries += 1;
        await pause(call.name, wait, timers, operation.signal);
        if (call.auth && !sameLogin(generation, token)) throw sessionChanged(call.name, error);
      }
    }
  }

  const sameLogin = (generation: number, token: string): boolean =>
    generation === session.generation() && token === (session.token() ?? '');

  /** One message and one redirect a login, however many calls find out (F04); none where the customer has left by himself. */
  function announceExpiry(generation: number, bearer: string, error: LoginExpiredError): LoginExpiredError {
    if ((expired === generation || !bearer) && announced < generation) {
      announced = generation;
      notify.loginExpired();
    }
    return error;
  }

  function told(error: CallError, { quiet }: CallOptions): CallError {
    if (error.code === 'NETWORK_ERROR' && !quiet) notify.offline();
    return error;
  }

  return {
    call(call, request, given = {}) {
      const read = (answer: AdapterAnswer) => readAnswer(call, { ...answer, body: textOf(answer) }, clock.now());
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
        throw refusal(call, answer, readEnvelope(text), clock.now());
      });
    },
  };
}

const fileCall = { name: 'file', verb: 'GET', style: 'query', auth: true } as const;

const sessionChanged = (call: string, cause?: unknown): CallError =>
  new CallError({ call, code: 'SESSION_CHANGED', messageKey: 'loginExpired', retryable: false, cause });

const asCallError = (call: string, error: unknown): CallError =>
  error instanceof CallError
    ? error
    : new CallError({ call, code: 'UNKNOWN_ERROR', messageKey: 'unknown', retryable: false, cause: error });

/** Asked for as text, an answer is one; a Blob would be a mistake of the adapter, and reads as no envelope. */
const textOf = ({ body }: AdapterAnswer): string => (typeof body === 'string' ? body : '');
