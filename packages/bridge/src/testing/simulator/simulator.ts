import type { Platform } from '@quayside/platform/internals/device-type';
import type { AnswerMessage, RequestMessage } from '../../bridge/message.ts';
import type { CommandName, Commands } from '../../commands.ts';
import type { Transport } from '../../transport.ts';

/**
 * Reactions of the simulated app to a command. `hang`: no response. `garbage`: invalid messages. `twice`: two
 * responses. `throw`: `send` throws. `accepted`: the customer is busy; call `answer` to complete the command.
 */
export const behaviours = ['ok', 'refused', 'throw', 'hang', 'garbage', 'twice', 'unsupported', 'accepted'] as const;
/** One of `behaviours`: how the simulated app reacts to a command. */
export type Behaviour = (typeof behaviours)[number];

/** Reactions by command. A function returns the data of an `ok` response. */
type Script = {
  readonly [C in CommandName]?: Behaviour | ((request: Commands[C]['request']) => Commands[C]['response']);
};

/** Options of `createSimulator`: platform, app version and reactions. All have defaults. */
export type SimulatorOptions = {
  readonly platform?: Exclude<Platform, 'browser'>;
  readonly appVersion?: string;
  /** Reactions by command. Other commands respond `ok` with the data of a signed-in user. */
  readonly script?: Script;
};

/** Simulated app for tests, with its controls. */
export type Simulator = {
  /** Transport for `createBridge`. */
  readonly transport: Transport;
  /** Messages that the app has received, in order. */
  readonly sent: readonly RequestMessage[];
  /** Replaces the reactions to the commands in `script`; other commands keep theirs. */
  readonly behave: (script: Script) => void;
  /** Responds to the last message with the command. */
  readonly answer: (command: CommandName, status: AnswerMessage['status'], data?: unknown) => void;
  /** Delivers any message to the bridge, as a hostile frame could. */
  readonly deliver: (message: unknown) => void;
};

const user = {
  userName: 'Tan Ah Kow',
  phoneNum: '+6581234567',
  trade_token: '',
  userId: 'app-user-1',
  userToken: 'app-token-1',
  openedAccount: false,
  tradePassword: false,
  invitationCode: '',
  hkQuoteLevel: 1,
  usQuoteLevel: 1,
  thirdBindBit: 256,
};

/**
 * Creates a scripted native app for tests and Storybook. Its signatures are the encoded fields, so that a test can
 * check the signed values.
 */
export function createSimulator({
  platform = 'android',
  appVersion = '1.7.0',
  script = {},
}: SimulatorOptions = {}): Simulator {
  let current: Script = script;
  const sent: RequestMessage[] = [];
  const listeners = new Set<(message: unknown) => void>();
  const deliver = (message: unknown): void => {
    for (const listener of listeners) listener(message);
  };
  const dataOf = ({ command, payload }: RequestMessage): unknown => {
    if (command === 'get_user_info') return user;
    if (command === 'get_capabilities') return { appVersion };
    if (command === 'get_http_sign') return { sign: createSignature(payload) };
    return undefined;
  };
  const reply = (message: RequestMessage, status: AnswerMessage['status'], data?: unknown): void =>
    deliver(
      JSON.stringify({
        id: message.id,
        command: message.command,
        status,
        data,
        reason: status === 'refused' ? 'cancelled' : undefined,
      }),
    );

  const perform = (message: RequestMessage): void => {
    const step = current[message.command as CommandName] ?? 'ok';
    if (typeof step === 'function')
      return reply(message, 'ok', (step as (request: unknown) => unknown)(message.payload));
    if (step === 'garbage') {
      for (const data of ['<html>', '{"id":', null, 7, [], { id: message.id }]) deliver(data);
      return deliver({ id: message.id, command: message.command, status: 'maybe' });
    }
    if (step === 'hang') return undefined;
    if (step === 'twice') reply(message, 'ok', dataOf(message));
    return reply(message, step === 'twice' || step === 'throw' ? 'ok' : step, dataOf(message));
  };

  return {
    transport: {
      platform,
      send(text) {
        const message = JSON.parse(text) as RequestMessage;
        sent.push(message);
        if (current[message.command as CommandName] === 'throw') throw new TypeError('Java bridge method call failed');
        queueMicrotask(() => perform(message));
      },
      listen(receive) {
        listeners.add(receive);
        return () => listeners.delete(receive);
      },
    },
    sent,
    behave(script) {
      current = { ...current, ...script };
    },
    answer(command, status, data) {
      const message = sent.findLast((one) => one.command === command);
      if (message) reply(message, status, data);
    },
    deliver,
  };
}

/** Returns the signature that the simulated app creates for fields: their JSON, percent-encoded. */
export const createSignature = (fields: unknown): string => encodeURIComponent(JSON.stringify(fields));
