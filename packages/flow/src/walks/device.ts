import { type Adapter, AdapterFailure } from '@quayside/api/adapter';
import { type Client, createClient } from '@quayside/api/client';
import { fetchAdapter } from '@quayside/api/fetch-adapter';
import { createSession, type Session } from '@quayside/api/session';
import { getApplication } from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { randomId } from '@quayside/platform/random-id';
import { createServerClock } from '@quayside/platform/server-clock';
import { createStorage } from '@quayside/platform/storage';
import type { Answers } from '@quayside/rules/journey';
import type { FlowServices } from '../services.ts';

/** How far somebody is, and of a joint account the part of its second holder, on the first one's device. */
export type Standing = {
  readonly answers: Answers;
  readonly second?: { readonly answers: Answers };
  readonly submitted: boolean;
  /** and two items of it sent back */
  readonly sentBack: boolean;
};

/** The server of a walk, and what belongs to it. */
export type Place = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** how many requests have come that may have changed something */
  readonly writes: () => number;
  /** registers somebody, and brings their opening to where it is said to stand */
  readonly customer: (
    given: Standing,
  ) => Promise<{ readonly phone: string; readonly loginCode: string; readonly applicationId: string | null }>;
  readonly now: () => Date;
  /** lets time go by, in milliseconds */
  readonly wait: (ms: number) => void;
  readonly encrypt: (text: string) => Promise<string>;
};

export const base = 'http://sandbox.test/';
const services = { trading: base, business: base, log: base, analysis: base, sso: base };
/** Waits between attempts are over at once; nothing takes as long as a time-out. */
const timers = {
  setTimeout: (run: () => void, ms: number) => (ms < 5_000 ? setImmediate(run) : undefined),
  clearTimeout: (timer: unknown) => clearImmediate(timer as NodeJS.Immediate | undefined),
};

const nowhere = createStorage({ area: () => undefined, now: Date.now, prefix: '' });

/** A write as it reached the server, whether its answer came back or not. */
export type Arrival = { readonly operation: string; readonly path: string; readonly body: unknown };

/** A customer's phone: a login, stored drafts that outlive the app, and a network that can fail. */
export class Device {
  readonly name: string;
  readonly client: Client;
  readonly draftStore = new Map<string, unknown>();
  /** what reached the server since it was looked at */
  arrivals: Arrival[] = [];
  #place: Place;
  #session: Session;
  #id: string;
  #failing = { calls: 0, answers: 'before' as 'before' | 'lost' };

  #held: (PromiseWithResolvers<void> & { taken: boolean }) | undefined;

  /** `twin`: the same phone and login, over a network of its own. */
  constructor(name: string, place: Place, twin?: Device) {
    this.name = name;
    this.#place = place;
    this.#id = twin ? twin.#id : randomId();
    this.#session = twin ? twin.#session : createSession({ storage: nowhere });
    const device = { version: '1.0.0', deviceType: 't4' as const, deviceId: this.#id, netType: '', language: 3 };
    this.client = createClient({
      environment: { name: 'dev', storageBucket: 'dev', bases: services },
      session: this.#session,
      deviceInfo: () => device,
      notify: { loginExpired: () => undefined, offline: () => undefined },
      clock: createServerClock(() => place.now().getTime()),
      adapter: this.#network(fetchAdapter(place.fetch)),
      timers,
    });
  }

  /** what lies here of answers */
  get answers(): readonly string[] {
    return [...this.draftStore.keys()].filter((name) => !name.startsWith('unsent/'));
  }

  /** the steps whose answers could not be sent, as a notice says on this device */
  get unsent(): readonly string[] {
    return [...this.draftStore].flatMap(([name, steps]) =>
      name.startsWith('unsent/') ? (steps as readonly string[]) : [],
    );
  }

  async signIn(loginCode: string): Promise<void> {
    this.#session.begin(await this.client.call(exchangeLoginCode, { loginCode }));
  }

  /** The next `calls` do not get through; where `answers` are lost, the server has done them. */
  fail(calls: number, answers: 'before' | 'lost'): void {
    this.#failing = { calls, answers };
  }

  /** The next application that is asked for comes when it is released. */
  hold(): void {
    this.#held = { ...Promise.withResolvers<void>(), taken: false };
  }

  release(): void {
    this.#held?.resolve();
    this.#held = undefined;
  }

  mend(): void {
    this.#failing.calls = 0;
  }

  /** What a page on this device runs on. */
  services(): FlowServices {
    return {
      caller: this.client,
      drafts: {
        read: async (_, name) => structuredClone(this.draftStore.get(name)),
        save: async (_, name, value) => this.draftStore.set(name, structuredClone<unknown>(value)),
        remove: async (_, name) => void this.draftStore.delete(name),
      },
      userId: this.#session.userId(),
      now: this.#place.now,
      newId: () => randomId(),
      language: () => 'en',
      encrypt: this.#place.encrypt,
      documentUrl: async () => '',
      fileUrl: (path) => base + path,
      listen: () => undefined,
    };
  }

  #network(send: Adapter): Adapter {
    return async (request) => {
      // Whether it gets through or not: a later call must not wait for its own end.
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
