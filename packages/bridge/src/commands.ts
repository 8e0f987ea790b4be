import { type AppUser, decodeAppUser } from '@quayside/platform/internals/app-user';

/** User of the app with linked accounts (START-10, START-11). */
export type AppUserInfo = AppUser & {
  /** Bit mask of linked accounts. Bit 9 is set if an e-mail address is linked. */
  readonly thirdBindBit: number;
};

/** Service button in the title bar of the app, at position 2: shown, or hidden. */
export type TitleBarButton =
  | { readonly position: 2; readonly icon: 'service' }
  | { readonly position: 2; readonly hide: true };

/** Values to sign, as strings in the format of the request headers (CALL-03). All twelve are required. */
export type SigningFields = {
  /** Header `X-Time`, in milliseconds since 1970. */
  readonly timestamp: string;
  readonly userId: string;
  readonly userToken: string;
  readonly language: string;
  readonly appType: string;
  readonly version: string;
  readonly transactionId: string;
  readonly requestId: '0';
  readonly deviceType: string;
  readonly deviceId: string;
  readonly deviceInfo: string;
  readonly netType: string;
};

/** Visibility of the web view in the app, from events of `command_watch_activity_status` (BRIDGE-01). */
export type ActivityStatus = 'visible' | 'hidden';

/** Version and commands of the app, from the handshake `get_capabilities`. */
export type Capabilities = {
  /** Undefined if the app does not report its version. */
  readonly appVersion: string | undefined;
  /** Undefined if the app does not report its commands. The bridge then relies on the version. */
  readonly commands: readonly string[] | undefined;
};

/** Screens of the app with records of an account, by their names for `goto_native_module`. */
export const recordModules = ['cash-movements', 'trades', 'statements'] as const;
/** Name of one of the `recordModules`. */
export type RecordModule = (typeof recordModules)[number];

type Nothing = Readonly<Record<string, never>>;
type Command<Request, Response> = { readonly request: Request; readonly response: Response };

/**
 * Commands of the native app with their request and response (BRIDGE-01): the specified ones, three that the
 * specification describes without a name, and the handshake.
 */
export type Commands = {
  /** Returns the user of the app, or `refused` if no user is signed in. */
  readonly get_user_info: Command<Nothing, AppUserInfo>;
  /** Opens the login of the app. The response is `accepted`, then `ok`, or `refused` if the customer closes the login. */
  readonly command_user_login: Command<{ readonly callBackUrl?: string }, void>;
  /** Opens the screen that links an e-mail address. The response is `accepted`, then `ok` or `refused`. */
  readonly command_bind_email: Command<Nothing, void>;
  /** Shows or hides the service button in the title bar. */
  readonly command_set_titlebar_button: Command<TitleBarButton, void>;
  /** Uploads one error record (FAIL-02). */
  readonly command_upload_elk_log: Command<{ readonly log: Readonly<Record<string, string>> }, void>;
  /** Opens a screen of the app: `pdf` with a `url`, `cash-movements`, `trades` or `statements`. The response is `refused` for other names. */
  readonly goto_native_module: Command<
    { readonly module: string; readonly parameters?: Readonly<Record<string, string>> },
    void
  >;
  /** Opens the customer service of the app. */
  readonly command_contact_service: Command<Nothing, void>;
  /** Responds once, then sends an `event` for each change. */
  readonly command_watch_activity_status: Command<Nothing, void>;
  /** Disables the pull gesture that reloads the page, because reloading would lose unsent input. */
  readonly command_enable_pull_refresh: Command<{ readonly enable: false }, void>;
  /** Returns the signature of a request (CALL-03). */
  readonly get_http_sign: Command<SigningFields, { readonly sign: string }>;
  /** Opens a URL in a separate web view. */
  readonly open_web_view: Command<{ readonly url: string }, void>;
  /** Opens a URL in the system browser. `returnUrl` leads back to the app. */
  readonly open_system_browser: Command<{ readonly url: string; readonly returnUrl?: string }, void>;
  /** Returns the version and the commands of the app: the handshake. */
  readonly get_capabilities: Command<Nothing, Capabilities>;
};
/** Name of a command in messages to the app. */
export type CommandName = keyof Commands;
/** Type of the data that a command sends. */
export type RequestOf<C extends CommandName> = Commands[C]['request'];
/** Type of the data in a command's response; `void` for a command without data. */
export type ResponseOf<C extends CommandName> = Commands[C]['response'];

/** Minimum app version by command (specification, section 9). Every app version has the commands that are not listed. */
export const minimumVersions: Readonly<Partial<Record<CommandName, string>>> = {
  command_upload_elk_log: '1.2.0',
  get_http_sign: '1.7.0',
};

/** Function that validates the data of a response. Returns undefined for data of another shape. */
export type ResponseDecoder<Response> = (data: unknown) => { readonly value: Response } | undefined;

const nothing: ResponseDecoder<void> = () => ({ value: undefined });

/**
 * Validators for the data of `ok` responses, by command. The keys are the list of all commands.
 */
export const responseDecoders: { readonly [C in CommandName]: ResponseDecoder<ResponseOf<C>> } = {
  get_user_info(data) {
    const user = decodeAppUser(data);
    if (!user || !isText(field(data, 'userId')) || !isText(field(data, 'userToken'))) return undefined;
    const bits = Number(field(data, 'thirdBindBit') ?? 0);
    return { value: { ...user, thirdBindBit: Number.isSafeInteger(bits) && bits >= 0 ? bits : 0 } };
  },
  command_user_login: nothing,
  command_bind_email: nothing,
  command_set_titlebar_button: nothing,
  command_upload_elk_log: nothing,
  goto_native_module: nothing,
  command_contact_service: nothing,
  command_watch_activity_status: nothing,
  command_enable_pull_refresh: nothing,
  get_http_sign(data) {
    const sign = field(data, 'sign');
    // the signature becomes a header, so it must be printable ASCII without spaces
    return typeof sign === 'string' && /^[!-~]{1,4096}$/.test(sign) ? { value: { sign } } : undefined;
  },
  open_web_view: nothing,
  open_system_browser: nothing,
  get_capabilities(data) {
    const [appVersion, commands] = [field(data, 'appVersion'), field(data, 'commands')];
    if (typeof appVersion !== 'string' || !/^\d{1,9}(\.\d{1,9}){0,5}$/.test(appVersion)) return undefined;
    if (commands !== undefined && !(Array.isArray(commands) && commands.every(isText))) return undefined;
    return { value: { appVersion, commands: commands } };
  },
};

/** Returns the status in a `command_watch_activity_status` event; undefined for other data. */
export function decodeActivity(data: unknown): ActivityStatus | undefined {
  const status = field(data, 'status');
  return status === 'visible' || status === 'hidden' ? status : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns an own field of an object. Ignores inherited ones, so that a changed prototype cannot supply a value. */
const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Record<string, unknown>)[name]
    : undefined;
