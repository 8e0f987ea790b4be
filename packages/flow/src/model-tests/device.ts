import { type Client, createClient } from '@quayside/api/client';
import { type Adapter, AdapterFailure } from '@quayside/api/internals/adapter';
import { fetchAdapter } from '@quayside/api/internals/fetch-adapter';
import { createSession, type Session } from '@quayside/api/session';
import { getApplication } from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { randomId } from '@quayside/platform/internals/random-id';
import { createServerClock } from '@quayside/platform/server-clock';
import { createStorage } from '@quayside/platform/storage';
import type { Answers } from '@quayside/rules/journey';
import type { FlowServices } from '../services.ts';

/** The state in which a test starts: saved answers, and for a joint account the part of the second holder. */
export type StartingPoint = {
  readonly answers: Answers;
  readonly second?: { readonly answers: Answers };
  readonly submitted: boolean;
  /** Whether a reviewer sent two items back. */
  readonly sentBack: boolean;
};

/** The server under test, with a clock that the test advances. */
export type TestServer = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Returns the number of requests that may have changed data. */
  readonly writes: () => number;
  /** Registers a customer with an application in this state. */
  readonly customer: (
    start: StartingPoint,
  ) => Promise<{ readonly phone: string; readonly loginCode: string; readonly applicationId: string | null }>;
  readonly now: () => Date;
  /** Advances the clock by `ms` milliseconds. */
  readonly wait: (ms: number) => void;
  readonly encrypt: (text: string) => Promise<string>;
};

/** The URL of the server under test. */
export const testServerUrl = 'http://sandbox.test/';
const services = {
  trading: testServerUrl,
  business: testServerUrl,
  log: testServerUrl,
  analysis: testServerUrl,
  sso: testServerUrl,
};
/** Timers without pauses between attempts. A time limit is never reached. */
const timers = {
  setTimeout: (run: () => void, ms: number) => (ms < 5_000 ? setImmediate(run) : undefined),
  clearTimeout: (timer: unknown) => clearImmediate(timer as NodeJS.Immediate | undefined),
};

const noStorage = createStorage({ area: () => undefined, now: Date.now, prefix: '' });

/** A write that reached the server, even if its response was lost. */
export type ArrivedWrite = { readonly operation: string; readonly path: string; readonly body: unknown };

/** A customer's phone: a login, drafts that survive the app, and a network that can fail. */
export class Device {
  readonly name: string;
  readonly client: Client;
  readonly draftStore = new Map<string, unknown>();
  /** The writes that reached the server since the last check of the oracle. */
  arrivals: ArrivedWrite[] = [];
  #server: TestServer;
  #session: Session;
  #id: string;
  #failing = { calls: 0, answers: 'before' as 'before' | 'lost' };

  #held: (PromiseWithResolvers<void> & { taken: boolean }) | undefined;

  /** @param twin another device with the same id and login, but its own network */
  constructor(name: string, server: TestServer, twin?: Device) {
    this.name = name;
    this.#server = server;
    this.#id = twin ? twin.#id : randomId();
    this.#session = twin ? twin.#session : createSession({ storage: noStorage });
    const device = { version: '1.0.0', deviceType: 't4' as const, deviceId: this.#id, netType: '', language: 3 };
    this.client = createClient({
      environment: { name: 'dev', storageBucket: 'dev', bases: services },
      session: this.#session,
      deviceInfo: () => device,
      notify: { offline: () => undefined },
      clock: createServerClock(() => server.now().getTime()),
      adapter: this.#network(fetchAdapter(server.fetch)),
      timers,
    });
  }

  /** The storage names of answers on this device. */
  get answers(): readonly string[] {
    return [...this.draftStore.keys()].filter((name) => !name.startsWith('unsent/'));
  }

  /** The ids of the steps that this device reports as unsent. */
  get unsent(): readonly string[] {
    return [...this.draftStore].flatMap(([name, steps]) =>
      name.startsWith('unsent/') ? (steps as readonly string[]) : [],
    );
  }

  async signIn(loginCode: string): Promise<void> {
    this.#session.begin(await this.client.call(exchangeLoginCode, { loginCode }));
  }

  /** Makes the next `calls` calls fail. `before`: they do not reach the server. `lost`: only the response is lost. */
  fail(calls: number, answers: 'before' | 'lost'): void {
    this.#failing = { calls, answers };
  }

  /** Delays the response of the next read of the application until `release`. */
  hold(): void {
    this.#held = { ...Promise.withResolvers<void>(), taken: false };
  }

  release(): void {
    this.#held?.resolve();
    this.#held = undefined;
  }

  restoreNetwork(): void {
    this.#failing.calls = 0;
  }

  /** Creates the services of a page on this device. */
  services(): FlowServices {
    return {
      caller: this.client,
      drafts: {
        read: async (_, name) => structuredClone(this.draftStore.get(name)),
        save: async (_, name, value) => this.draftStore.set(name, structuredClone<unknown>(value)),
        remove: async (_, name) => void this.draftStore.delete(name),
      },
      userId: this.#session.userId(),
      now: this.#server.now,
      newId: () => randomId(),
      language: () => 'en',
      encrypt: this.#server.encrypt,
      documentUrl: async () => '',
      fileUrl: (path) => testServerUrl + path,
      listen: () => undefined,
    };
  }

  #network(send: Adapter): Adapter {
    return async (request) => {
      // taken even if the call fails, so that only this call is delayed
      const held = request.url.includes(getApplication.path) && this.#held?.taken === false ? this.#held : undefined;
      if (held) held.taken = true;
      const failing = this.#failing.calls > 0;
      if (failing) this.#failing.calls -= 1;
      if (failing && this.#failing.answers === 'before') throw new AdapterFailure('network');
      const answer = await send(request);
      await held?.promise;
      if (request.method === 'POST') {
        const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
        const operation = request.headers['X-Trans-Id'] ?? '';
        if (isSuccess(answer.body)) this.arrivals.push({ operation, path: new URL(request.url).pathname, body });
      }
      if (failing) throw new AdapterFailure('network');
      return answer;
    };
  }
}

const isSuccess = (body: string | Blob): boolean =>
  typeof body === 'string' && (JSON.parse(body) as { code: unknown }).code === 0;
