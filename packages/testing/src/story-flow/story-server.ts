import { type Client, createClient } from '@quayside/api/client';
import { CallError } from '@quayside/api/errors';
import { createEncryptor } from '@quayside/api/internals/encryption';
import { fetchAdapter } from '@quayside/api/internals/fetch-adapter';
import { createSession } from '@quayside/api/session';
import { getDocumentPath } from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import type { Caller, FlowServices } from '@quayside/flow/services';
import { type Language, languageNumbers } from '@quayside/i18n/language';
import type { AppType } from '@quayside/platform/app-type';
import type { Timers } from '@quayside/platform/internals/timers';
import { createServerClock } from '@quayside/platform/server-clock';
import { createStorage } from '@quayside/platform/storage';
import { createContext } from 'react';
import { type StoryFixture, type StoryState, toStoryState } from './story-fixture.ts';

/** A server in memory with one customer, who signs in with `loginCode`. */
export type StoryServer = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly loginCode: string;
  /** The public key that encrypts sensitive answers for this server. */
  readonly publicKey: JsonWebKey;
  /** Sets the faults of the next calls, and removes earlier ones. */
  readonly plan: (faults: readonly PlannedFault[]) => Promise<unknown>;
};
/** A fault of the next `times` requests to a path. `drop` loses the connection, and `timeout` the response. */
export type PlannedFault = { readonly path: string; readonly times: number; readonly kind: 'drop' | 'timeout' };

/** A function that opens a server with the state of a story. */
export type OpenStoryServer = (standing: StoryState & { readonly language: Language }) => Promise<StoryServer>;

/** Thrown if a story runs without a server from `StoryServers`. */
export class NoStoryServerError extends Error {
  override readonly name = 'NoStoryServerError';
  constructor() {
    super(
      'A story of a flow runs on a server in the page. Give one with <StoryServers value={open}>, as .storybook/root.tsx does.',
    );
  }
}

/** The context with the function that opens a story's server. Storybook provides the sandbox. By default, rejects with `NoStoryServerError`. */
export const StoryServersContext = createContext<OpenStoryServer>(() => Promise.reject(new NoStoryServerError()));

/** The context with the app type of the stories, which determines the headers and the offered products. By default, all products are offered. */
export const StoryAppTypeContext = createContext<AppType | undefined>(undefined);

/** Thrown if the selected app does not offer the product or service of the story. */
export class StoryNotOfferedError extends Error {
  override readonly name = 'StoryNotOfferedError';
  /** @param what the id of the product or service, such as `cfd`, `digital-id`, `mykad` or `trader` */
  constructor(what: string) {
    super(`The app that is chosen does not offer what this story is about (${what}). Choose another edition.`);
  }
}

/** A fault of a call: no network, no response, or a timeout. The timeout occurs at once, so that stories do not wait for it. */
export type StoryFault = 'offline' | 'silent' | 'timeout';

/** The state of a story's application, and the faults of its calls. */
export type StoryServerOptions = StoryFixture & {
  /** The faults by name of the call. `{ saveStep: 'offline' }` affects all calls, and a list has one entry for each of the first calls. */
  readonly faults?: Readonly<Record<string, StoryFault | readonly (StoryFault | undefined)[]>>;
};

const origin = 'https://sandbox.test/';
const kinds = { offline: 'drop', silent: 'timeout' } as const;
/** The number of attempts of a call. A fault affects all of them. */
const MOST_ATTEMPTS = 3;
/** The maximum pause between attempts, in milliseconds. A longer timer is the time limit of a response. */
const LONGEST_PAUSE_MS = 10_000;

/** Creates those services of a flow that need its server. Calls pass through the real client, with headers, envelopes and encryption. */
export function storyServices(
  options: StoryServerOptions,
  open: OpenStoryServer,
  language: Language,
  appType?: AppType,
): Pick<FlowServices, 'caller' | 'encrypt' | 'documentUrl' | 'fileUrl' | 'now'> {
  const { faults = {}, ...story } = options;
  const standing = toStoryState(story);
  const now = () => standing.now;
  let connected: Promise<Connection> | undefined;
  const connection = () => (connected ??= noted(connect(open, { ...standing, language }, appType)));
  return {
    now,
    caller: underFaults(connection, faults),
    encrypt: async (text) => (await connection()).encrypt(text),
    fileUrl: (path) => new URL(path, origin).href,
    documentUrl: async (documentId) => {
      const { client } = await connection();
      return URL.createObjectURL(await client.file({ service: 'business', path: getDocumentPath }, { documentId }));
    },
  };
}

const connections = new Set<Promise<unknown>>();

function noted<T>(connection: Promise<T>): Promise<T> {
  connections.add(connection);
  return connection;
}

/**
 * Resolves once the servers of the visible story have created their customer. Rejects if that fails, because a story without a play function would end before
 * the error occurs. Ignores StoryNotOfferedError.
 */
export async function storyServersReady(): Promise<void> {
  const opened = [...connections];
  connections.clear();
  await Promise.all(opened).catch((error: unknown) => {
    if (!(error instanceof StoryNotOfferedError)) throw error;
  });
}

type Connection = {
  readonly client: Client;
  readonly server: StoryServer;
  readonly encrypt: (text: string) => Promise<string>;
};

/** Opens the server and signs in its customer. */
async function connect(
  open: OpenStoryServer,
  standing: Parameters<OpenStoryServer>[0],
  appType: AppType | undefined,
): Promise<Connection> {
  const server = await open(standing);
  const session = createSession({
    storage: createStorage({ area: () => undefined, now: () => standing.now.getTime(), prefix: '' }),
  });
  const client = createClient({
    environment: {
      name: 'dev',
      storageBucket: 'dev',
      bases: { trading: origin, business: origin, log: origin, analysis: origin, sso: origin },
    },
    session,
    deviceInfo: () => ({
      version: '1.0.0',
      deviceType: 't4',
      deviceId: 'story',
      netType: '',
      language: languageNumbers[standing.language],
      appType,
    }),
    notify: { offline: () => undefined },
    clock: createServerClock(() => standing.now.getTime()),
    timers: impatient,
    adapter: fetchAdapter(server.fetch),
  });
  session.begin(await client.call(exchangeLoginCode, { loginCode: server.loginCode }));
  const keys = { production: server.publicKey, test: server.publicKey };
  return { client, server, encrypt: createEncryptor({ keys, storageBucket: 'dev', log: () => undefined }) };
}

/** Timers without pauses between attempts, so that stories do not wait for retries. */
const impatient: Timers = {
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms > LONGEST_PAUSE_MS ? ms : 0),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
};

function underFaults(connection: () => Promise<Connection>, faults: NonNullable<StoryServerOptions['faults']>): Caller {
  const made: Record<string, number> = {};
  const planned = new Map<string, PlannedFault>();
  return {
    async call(call, request, options) {
      const { client, server } = await connection();
      const said = faults[call.name];
      const times = (made[call.name] ??= 0);
      made[call.name] = times + 1;
      const fault = typeof said === 'string' ? said : said?.[times];
      if (!fault) return client.call(call, request, options);
      if (fault === 'timeout')
        throw new CallError({ call: call.name, code: 'TIMEOUT_ERROR', messageKey: 'timeout', retryable: true });
      planned.set(call.name, { path: call.path, times: MOST_ATTEMPTS, kind: kinds[fault] });
      await server.plan([...planned.values()]);
      try {
        return await client.call(call, request, options);
      } finally {
        planned.delete(call.name);
        await server.plan([...planned.values()]);
      }
    },
  };
}
