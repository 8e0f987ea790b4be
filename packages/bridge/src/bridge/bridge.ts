import type { Platform } from '@quayside/platform/internals/device-type';
import { pageRandom, type RandomBytes, randomId } from '@quayside/platform/internals/random-id';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import { isVersionAtLeast } from '@quayside/platform/internals/versions';
import {
  type ActivityStatus,
  type Capabilities,
  type CommandName,
  decodeActivity,
  minimumVersions,
  type RequestOf,
  type ResponseOf,
  responseDecoders,
} from '../commands.ts';
import { BridgeRefused, BridgeTimeout, BridgeUnavailable } from '../errors.ts';
import type { Transport } from '../transport.ts';
import { type AnswerMessage, decodeAnswer } from './message.ts';

/** Interface to the native app. In a browser, all calls reject with BridgeUnavailable. */
export type Bridge = {
  readonly platform: Platform;
  /**
   * Sends a command to the app. The app has 5 seconds to respond, or 15 minutes after it reports that the customer is
   * busy. Rejects with BridgeUnavailable, BridgeTimeout or BridgeRefused, or with the reason of `signal`.
   */
  readonly call: <C extends CommandName>(
    command: C,
    request: RequestOf<C>,
    options?: { signal?: AbortSignal | undefined },
  ) => Promise<ResponseOf<C>>;
  /** Returns the app's version and commands, which are requested once. Falls back to `appVersion`. Never rejects. */
  readonly capabilities: () => Promise<Capabilities>;
  /** Returns whether the app supports a command. Never rejects. */
  readonly supports: (command: CommandName) => Promise<boolean>;
  /**
   * Calls `listener` when the app shows or hides the page, and returns a clean-up function. Use `watchVisibility`
   * instead, which also works in browsers.
   */
  readonly watchActivity: (listener: (status: ActivityStatus) => void) => () => void;
  /** Stops listening and rejects pending calls with BridgeUnavailable. */
  readonly dispose: () => void;
};

/** Options of `createBridge`: the time limit, the timers, the randomness and the app's version. All have defaults. */
export type BridgeOptions = {
  /** Time limit for a response, in milliseconds. Defaults to `answerLimitMs`. */
  readonly timeout?: number;
  readonly timers?: Timers;
  readonly random?: RandomBytes;
  /** Version of the app from the user agent, for apps without a handshake. */
  readonly appVersion?: string | undefined;
};

type Pending = {
  readonly command: CommandName;
  readonly settle: (answer: AnswerMessage) => boolean;
  readonly fail: (error: Error) => void;
};

/**
 * Default time limit for a response of the app, in milliseconds (reliability F15).
 */
export const answerLimitMs = 5000;
/** Time limit in milliseconds for an action of the customer in the app, such as a login. */
const customerLimitMs = 15 * 60_000;

/**
 * Creates a bridge with typed commands (BRIDGE-01). Each pending message gets at most one response, with the same command and a valid shape; the bridge ignores
 * all other messages (F14).
 */
export function createBridge(
  transport: Transport,
  { timeout = answerLimitMs, timers = pageTimers, random = pageRandom, appVersion }: BridgeOptions = {},
): Bridge {
  const pending = new Map<string, Pending>();
  const watching = new Map<string, (status: ActivityStatus) => void>();
  let handshake: Promise<Capabilities> | undefined;
  let closed = false;

  const receive = (raw: unknown): void => {
    const answer = decodeAnswer(raw);
    if (!answer) return;
    if (answer.status === 'event') {
      const status = answer.command === 'command_watch_activity_status' ? decodeActivity(answer.data) : undefined;
      if (status) watching.get(answer.id)?.(status);
      return;
    }
    const waits = pending.get(answer.id);
    if (waits?.command === answer.command && waits.settle(answer)) pending.delete(answer.id);
  };
  const stopListening = transport.listen(receive);

  function send<C extends CommandName>(
    id: string,
    command: C,
    request: RequestOf<C>,
    signal?: AbortSignal,
  ): Promise<ResponseOf<C>> {
    if (transport.platform === 'browser') return Promise.reject(new BridgeUnavailable(command, 'browser'));
    if (closed) return Promise.reject(new BridgeUnavailable(command, 'closed'));
    if (signal?.aborted) return Promise.reject(reasonOf(signal));
    return new Promise<ResponseOf<C>>((resolve, reject) => {
      let timer: unknown;
      const limit = (ms: number) => {
        timers.clearTimeout(timer);
        timer = timers.setTimeout(() => fail(new BridgeTimeout(command, ms)), ms);
      };
      const abort = () => fail(reasonOf(signal));
      const finish = () => {
        timers.clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const fail = (error: Error) => {
        finish();
        pending.delete(id);
        reject(error);
      };
      const settle = ({ status, data, reason }: AnswerMessage): boolean => {
        if (status === 'accepted') {
          limit(customerLimitMs);
          return false;
        }
        const decoded = status === 'ok' ? responseDecoders[command](data) : undefined;
        if (status === 'ok' && !decoded) return false; // data of another shape are not a response to this message
        finish();
        if (decoded) resolve(decoded.value);
        else if (status === 'refused') reject(new BridgeRefused(command, wordOf(reason)));
        else reject(new BridgeUnavailable(command, 'unsupported'));
        return true;
      };
      pending.set(id, { command, settle, fail });
      limit(timeout);
      signal?.addEventListener('abort', abort);
      try {
        const reply = transport.send(JSON.stringify({ id, command, payload: request }));
        if (reply instanceof Promise) {
          reply.then(receive, (error: unknown) =>
            pending.get(id)?.fail(new BridgeUnavailable(command, 'broken', error)),
          );
        }
      } catch (error) {
        fail(new BridgeUnavailable(command, 'broken', error));
      }
    });
  }

  const capabilities = (): Promise<Capabilities> => {
    handshake ??= send(randomId(random), 'get_capabilities', {}).catch(() => ({ appVersion, commands: undefined }));
    return handshake;
  };

  /**
   * Returns why a command cannot be sent; undefined if it can. Waits for the handshake only for a command with a minimum
   * version, and only if the user agent does not contain the app's version.
   */
  const obstacle = async (command: CommandName): Promise<'browser' | 'app-too-old' | 'unsupported' | undefined> => {
    if (transport.platform === 'browser') return 'browser';
    const minimum = minimumVersions[command];
    if (minimum === undefined) return undefined;
    const version = appVersion ?? (await capabilities()).appVersion;
    return isVersionAtLeast(version, minimum) ? undefined : 'app-too-old';
  };

  return {
    platform: transport.platform,
    async call(command, request, { signal } = {}) {
      const reason = await obstacle(command);
      if (reason) throw new BridgeUnavailable(command, reason);
      return send(randomId(random), command, request, signal);
    },
    capabilities,
    async supports(command) {
      if (await obstacle(command)) return false;
      return (await capabilities()).commands?.includes(command) ?? true;
    },
    watchActivity(listener) {
      const id = randomId(random);
      watching.set(id, listener);
      // an app can send events without a response to this command
      send(id, 'command_watch_activity_status', {}).catch(() => undefined);
      return () => watching.delete(id);
    },
    dispose() {
      closed = true;
      stopListening();
      watching.clear();
      for (const { command, fail } of pending.values()) fail(new BridgeUnavailable(command, 'closed'));
    },
  };
}

const wordOf = (reason: unknown): string =>
  typeof reason === 'string' && /^[\w-]{1,64}$/.test(reason) ? reason : 'unspecified';

const reasonOf = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new DOMException('The command was given up.', 'AbortError');
