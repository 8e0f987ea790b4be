import type { CallError } from '@quayside/api/errors';
import { createSession, type Session } from '@quayside/api/session';
import { cancelHandOff, openHandOff } from '@quayside/contract/calls/hand-off';
import { saveStep } from '@quayside/contract/calls/opening';
import { type HandOffState, handOffReason } from '@quayside/contract/internals/hand-off';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import { phoneFlow } from '@quayside/flow/internals/phone-flow';
import type { Caller, DraftStore } from '@quayside/flow/services';
import { randomId } from '@quayside/platform/internals/random-id';
import { Store } from '@quayside/platform/internals/store';
import { createStorage, type JsonValue } from '@quayside/platform/storage';
import type { Host } from '../host-context.ts';
import { storagePrefix } from '../page-language.ts';
import { getClientServices } from '../services/client-services.ts';
import { createFlowServices } from '../services/flow-services.ts';
import { loadFonts } from '../services/fonts.ts';

/** Why a hand-off ended. `gone`: the URL has no link, or an unknown one. */
export type HandOffEnding = Exclude<HandOffState, 'waiting'> | 'gone';

/** A step that the phone can start, with its runtime and the digits that the desktop shows. */
export type PhoneStep = { readonly runtime: FlowRuntime; readonly step: string; readonly matchCode: string };

/** The state of a hand-off on the phone: the link is being opened, failed, is ready, or is over. */
export type PhoneState =
  | { readonly word: 'opening' }
  /** A network error. The same link can be retried. */
  | { readonly word: 'failed'; readonly error: unknown }
  | { readonly word: 'ready'; readonly run: PhoneStep }
  | { readonly word: 'over'; readonly why: HandOffEnding };

type Login = {
  readonly token: string;
  readonly userId: string;
  readonly flow: string;
  readonly step: string;
  readonly matchCode: string;
};

/**
 * A phone that completes one step for a desktop. Its login and drafts are separate from those of the user signed in on it, and input stays in memory. The login
 * is in the session storage, so that the step survives a page that the browser discards (reliability F32).
 */
export class HandOffPhone {
  readonly state = new Store<PhoneState>({ word: 'opening' });
  readonly #host: Host;
  readonly #kept;
  #session: Session;
  #caller: Caller | undefined;
  #begun: Promise<void> | undefined;
  /** The operation id of all attempts to open the link. It prevents a lost response from using up the link. */
  #opening = randomId();
  #token = '';

  constructor(host: Host) {
    this.#host = host;
    const { now } = getClientServices(host).clock;
    this.#kept = createStorage({ area: () => sessionStorage, now, prefix: storagePrefix });
    this.#session = this.#newSession();
    loadFonts(host.parameters.platform);
  }

  /**
   * Opens the link with this token, or for an empty text continues with the login stored in the tab. Repeated calls share one attempt, unless it failed or the
   * token changed. Never rejects.
   */
  begin(token: string): Promise<void> {
    if (token && token !== this.#token) this.#startAnew(token);
    this.#begun ??= this.#begin(this.#token).catch((error: unknown) => {
      this.#begun = undefined;
      const why = endingOf(error);
      if (why) this.#end(why);
      else this.state.set({ word: 'failed', error });
    });
    return this.#begun;
  }

  /** Cancels the hand-off, so that the desktop continues without a result. */
  async cancel(): Promise<void> {
    await this.#caller?.call(cancelHandOff, {}).catch((error: unknown) => this.#host.log('hand-off', error));
    this.#end('cancelled');
  }

  #startAnew(token: string): void {
    this.#token = token;
    this.#opening = randomId();
    this.#begun = undefined;
    this.#session = this.#newSession();
    this.state.set({ word: 'opening' });
  }

  #newSession(): Session {
    const { now } = getClientServices(this.#host).clock;
    const session = createSession({ storage: createStorage({ area: () => undefined, now, prefix: '' }) });
    session.subscribe((event) => {
      if (event.type === 'ended' && session === this.#session) this.#end('expired');
    });
    return session;
  }

  async #begin(token: string): Promise<void> {
    const live = getClientServices(this.#host);
    const kept = token ? undefined : this.#kept.get(keptLogin, isLogin);
    if (!token && !kept) return this.#end(this.#kept.get(keptEnding, isDone) ? 'done' : 'gone');
    this.state.set({ word: 'opening' });
    const client = live.clientFor(this.#session);
    const login = kept ?? (await client.call(openHandOff, { token }, { operationId: this.#opening }));
    this.#session.begin(login);
    this.#kept.set(keptLogin, pick(login));
    this.#kept.remove(keptEnding);
    this.#caller = this.#watched(client);
    const flow = await this.#host.routes.flow(login.flow);
    if (!flow) return this.#end('gone');
    const services = await createFlowServices(this.#host, { ...live, client, vault: inMemory() }, login.userId);
    const { handOffUrl: _, hasNoCamera: __, openProvider: ___, ...limited } = services;
    const runtime = new FlowRuntime(phoneFlow(flow, login.step), { ...limited, caller: this.#caller });
    await runtime.load();
    this.state.set({ word: 'ready', run: { runtime, step: login.step, matchCode: login.matchCode } });
  }

  /** Returns a caller that also ends the hand-off once the server has completed or refused the step. */
  #watched(caller: Caller): Caller {
    return {
      call: async (call, request, options) => {
        try {
          const answer = await caller.call(call, request, options);
          if (call.name === saveStep.name && isComplete(answer)) this.#end('done');
          return answer;
        } catch (error) {
          const why = endingOf(error);
          if (why) this.#end(why);
          throw error;
        }
      },
    };
  }

  /** Ends the hand-off for a reason, unless it has ended already. The server then refuses pending calls, as expected. */
  #end(why: HandOffEnding): void {
    if (this.state.state.word === 'over') return;
    this.#kept.remove(keptLogin);
    if (why === 'done') this.#kept.set(keptEnding, why);
    this.state.set({ word: 'over', why });
  }
}

const phones = new WeakMap<Host, HandOffPhone>();

/** Returns the `HandOffPhone` of a host. Calls with the same host return the same one. */
export function getPhone(host: Host): HandOffPhone {
  const phone = phones.get(host) ?? new HandOffPhone(host);
  phones.set(host, phone);
  return phone;
}

const keptLogin = 'handOff';
const keptEnding = 'handOffEnded';

const pick = ({ token, userId, flow, step, matchCode }: Login): Login => ({ token, userId, flow, step, matchCode });

function isLogin(value: JsonValue): value is Login {
  if (value === null || typeof value !== 'object') return false;
  const login = value as Readonly<Record<string, unknown>>;
  return ['token', 'userId', 'flow', 'step', 'matchCode'].every((field) => typeof login[field] === 'string');
}

const isDone = (value: JsonValue): value is 'done' => value === 'done';

const isComplete = (answer: unknown): boolean =>
  ((answer as { readonly issues?: readonly { readonly level?: string }[] }).issues ?? []).every(
    ({ level }) => level === 'advice',
  );

/** Returns why an error ends the hand-off, or undefined if a retry can help. */
function endingOf(error: unknown): HandOffEnding | undefined {
  const { messageKey, envelope, call } = error as Partial<CallError>;
  const { reason, state } = (envelope?.data ?? {}) as { reason?: unknown; state?: unknown };
  if (reason === handOffReason && state !== 'beyond') return state as HandOffEnding;
  if (messageKey === 'loginExpired') return 'expired';
  return messageKey === 'notFound' && call === openHandOff.name ? 'gone' : undefined;
}

/** Returns a draft store in memory, so that no answers remain on the phone. */
function inMemory(): DraftStore {
  const draftStore = new Map<string, unknown>();
  return {
    read: async (userId, name) => draftStore.get(`${userId} ${name}`),
    save: async (userId, name, value) => draftStore.set(`${userId} ${name}`, value),
    remove: async (userId, name) => void draftStore.delete(`${userId} ${name}`),
  };
}
