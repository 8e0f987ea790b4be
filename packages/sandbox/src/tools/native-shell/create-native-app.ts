import type {
  ActivityStatus,
  AppUserInfo,
  Capabilities,
  CommandName,
  Commands,
  SigningFields,
  TitleBarButton,
} from '@quayside/bridge/commands';
import { minimumVersions } from '@quayside/bridge/commands';
import { isVersionAtLeast } from '@quayside/platform/internals/versions';
import { signValues } from '../../kernel/crypto/app-signature.ts';
import { type LogEntry, type MessageLog, readMessage } from './messages.ts';

/** How the simulated app can treat a command: it executes it, does not know it, fails, or never responds. */
export const commandStates = ['present', 'absent', 'failing', 'silent'] as const;
/** How the simulated app treats a command; one of `commandStates`. */
export type CommandState = (typeof commandStates)[number];

/** What the simulated app needs from the device and its screens. */
export type LiveDependencies = {
  /** Shows the login of the app; resolves to the user, or to undefined if the customer closes it. */
  readonly signIn: (callBackUrl: string | undefined) => Promise<AppUserInfo | undefined>;
  /** Shows the screen on which customers add an email address; resolves to false if the customer closes it. */
  readonly bindEmail: () => Promise<boolean>;
  readonly showButton: (button: TitleBarButton) => void;
  /** Opens a screen of the app; returns false if there is none with this name. */
  readonly openModule: (module: string, parameters: Readonly<Record<string, string>>) => boolean;
  readonly contactService: () => void;
  readonly openWebView: (url: string) => void;
  /** Opens a URL in the system browser, which returns to the app at `returnUrl`. */
  readonly openSystemBrowser: (url: string, returnUrl: string | undefined) => void;
};

/** The version, device and user with which the simulated app starts. */
export type NativeAppOptions = {
  readonly appVersion: string;
  /** Origins that the app opens in its web view; it refuses any other. */
  readonly origins: readonly string[];
  readonly surroundings: LiveDependencies;
  /** User who is signed in at the start; by default no one. */
  readonly user?: AppUserInfo | undefined;
  /** Called for each message of the page, and again when its status changes. */
  readonly onLog?: ((entry: LogEntry) => void) | undefined;
};

/** A simulated native app: it handles messages of a page, and a test can make it misbehave. */
export type NativeApp = {
  /** Handles a message of the page; `answer` may be called later and several times: first with `accepted`, or with events. */
  readonly receive: (text: string, answer: (text: string) => void) => void;
  /** Messages that the page sent, oldest first. */
  readonly log: readonly LogEntry[];
  readonly user: () => AppUserInfo | undefined;
  readonly setUser: (user: AppUserInfo | undefined) => void;
  /** Changes how the app treats a command. */
  readonly setCommand: (command: CommandName, state: CommandState) => void;
  /** Notifies the page that it was hidden or shown. */
  readonly setActivity: (status: ActivityStatus) => void;
};

/** Thrown if the customer or the app refused a command. The page receives `reason`. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: string;
  constructor(reason: string) {
    super(`The app refused: ${reason}.`);
    this.reason = reason;
  }
}

/** The twelve values that a signature covers, in order (specification, section 7). */
const signedOrder: readonly (keyof SigningFields)[] = [
  'timestamp',
  'userId',
  'userToken',
  'language',
  'appType',
  'version',
  'transactionId',
  'requestId',
  'deviceType',
  'deviceId',
  'deviceInfo',
  'netType',
];

type Carry = { readonly [C in CommandName]: (request: Commands[C]['request']) => unknown };

/**
 * Creates a native app that follows the contract of the bridge, but has no web view: the caller connects it to a page. It signs in at the sandbox, and signs
 * requests that the sandbox verifies. docs/native-shell.md shows the same in Kotlin and Swift.
 */
export function createNativeApp({
  appVersion,
  origins,
  surroundings,
  user: first,
  onLog = () => undefined,
}: NativeAppOptions): NativeApp {
  let user = first;
  const states = new Map<CommandName, CommandState>();
  const log: MessageLog = [];
  const watching = new Map<string, (text: string) => void>();

  const has = (command: CommandName): boolean =>
    states.get(command) !== 'absent' && isVersionAtLeast(appVersion, minimumVersions[command] ?? '0');
  const open = (url: string | undefined, by: (url: string) => void): void => {
    if (!url || !URL.canParse(url) || !origins.includes(new URL(url).origin)) throw new Refused('address');
    by(url);
  };

  const carry: Carry = {
    get_user_info() {
      if (!user) throw new Refused('signed-out');
      return user;
    },
    async command_user_login({ callBackUrl }) {
      user = await surroundings.signIn(callBackUrl);
      if (!user) throw new Refused('cancelled');
    },
    async command_bind_email() {
      if (!(await surroundings.bindEmail())) throw new Refused('cancelled');
    },
    command_set_titlebar_button: surroundings.showButton,
    command_upload_elk_log: () => undefined,
    goto_native_module({ module, parameters = {} }) {
      if (module === 'pdf') return open(parameters.url, () => surroundings.openModule(module, parameters));
      if (!surroundings.openModule(module, parameters)) throw new Refused('module');
    },
    command_contact_service: surroundings.contactService,
    command_watch_activity_status: () => undefined,
    command_enable_pull_refresh: () => undefined,
    get_http_sign: async (fields) => ({ sign: await signValues(signedOrder.map((name) => fields[name])) }),
    open_web_view: ({ url }) => open(url, surroundings.openWebView),
    open_system_browser: ({ url, returnUrl }) =>
      open(url, (target) => surroundings.openSystemBrowser(target, returnUrl)),
    get_capabilities: (): Capabilities => ({ appVersion, commands: names.filter(has) }),
  };
  const names = Object.keys(carry) as CommandName[];
  /** Commands that may occupy the customer for longer than the time limit of a response. */
  const slow: readonly string[] = ['command_user_login', 'command_bind_email'];

  async function perform(entry: LogEntry, send: (status: LogEntry['status'], data?: unknown) => void): Promise<void> {
    const command = names.find((name) => name === entry.command);
    if (!command || !has(command)) return send('unsupported');
    const state = states.get(command);
    if (state === 'silent') return undefined;
    try {
      if (state === 'failing') throw new Refused('failed');
      if (slow.includes(command)) send('accepted');
      send('ok', await (carry[command] as (request: unknown) => unknown)(entry.payload));
    } catch (error) {
      send('refused', error instanceof Refused ? error.reason : 'failed');
    }
  }

  return {
    receive(text, answer) {
      const message = readMessage(text);
      if (!message) return; // ignores a message that is not from the page's bridge
      const entry: LogEntry = { ...message, status: 'waiting' };
      log.push(entry);
      onLog(entry);
      if (message.command === 'command_watch_activity_status') watching.set(message.id, answer);
      void perform(entry, (status, said) => {
        entry.status = status;
        onLog(entry);
        const { id, command } = message;
        answer(JSON.stringify({ id, command, status, ...(status === 'refused' ? { reason: said } : { data: said }) }));
      });
    },
    log,
    user: () => user,
    setUser(next) {
      user = next;
    },
    setCommand: (command, state) => void states.set(command, state),
    setActivity(status) {
      for (const [id, answer] of watching)
        answer(JSON.stringify({ id, command: 'command_watch_activity_status', status: 'event', data: { status } }));
    },
  };
}
