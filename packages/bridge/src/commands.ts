import { type AppUser, decodeAppUser } from '@quayside/platform/app-user';

/** What the app says about its user (START-10, START-11). */
export type AppUserInfo = AppUser & { /** bit 9: an e-mail address is bound */ readonly thirdBindBit: number };

/** The service button of the app's title bar: shown at position 2, or hidden. */
export type TitleBarButton =
  | { readonly position: 2; readonly icon: 'service' }
  | { readonly position: 2; readonly hide: true };

/** The twelve values of a signature (CALL-03), exactly as they are sent; all texts. */
export type SigningFields = {
  /** milliseconds since 1970: X-Time */
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

/** Whether the web view is in front, as events of `command_watch_activity_status` say it (BRIDGE-01). */
export type ActivityStatus = 'visible' | 'hidden';

/** What the app around the page says of itself (`get_capabilities`). */
export type Capabilities = {
  /** undefined where the app did not say */
  readonly appVersion: string | undefined;
  /** undefined where the app did not say: what its version allows is then tried */
  readonly commands: readonly string[] | undefined;
};

type Nothing = Readonly<Record<string, never>>;
type Command<Request, Response> = { readonly request: Request; readonly response: Response };

/** Every command of the native app (BRIDGE-01): the specification's, then the three that it describes without a name, and the handshake. */
export type Commands = {
  /** Who is signed in at the app; `refused` where nobody is. */
  readonly get_user_info: Command<Nothing, AppUserInfo>;
  /** Shows the app's login: `accepted`, then `ok`, or `refused` where the customer closes it. */
  readonly command_user_login: Command<{ readonly callBackUrl?: string }, void>;
  /** Shows the screen that binds an e-mail address: `accepted`, then `ok` or `refused`. */
  readonly command_bind_email: Command<Nothing, void>;
  /** Shows or hides the service button of the title bar. */
  readonly command_set_titlebar_button: Command<TitleBarButton, void>;
  /** Uploads one error record (FAIL-02). */
  readonly command_upload_elk_log: Command<{ readonly log: Readonly<Record<string, string>> }, void>;
  /** Opens a screen of the app, such as `{ module: 'pdf', parameters: { url } }`; `refused` where there is none of that name. */
  readonly goto_native_module: Command<
    { readonly module: string; readonly parameters?: Readonly<Record<string, string>> },
    void
  >;
  /** Opens customer service. */
  readonly command_contact_service: Command<Nothing, void>;
  /** Answers, and then sends an `event` at every change. */
  readonly command_watch_activity_status: Command<Nothing, void>;
  /** Turns off that a pull loads the page again: it would lose what is typed. */
  readonly command_enable_pull_refresh: Command<{ readonly enable: false }, void>;
  /** Signs the twelve values of a request. */
  readonly get_http_sign: Command<SigningFields, { readonly sign: string }>;
  /** Opens an address in a web view of its own. */
  readonly open_web_view: Command<{ readonly url: string }, void>;
  /** Opens an address in the system's browser; its return address opens in the app again. */
  readonly open_system_browser: Command<{ readonly url: string; readonly returnUrl?: string }, void>;
  /** What this app is and can. */
  readonly get_capabilities: Command<Nothing, Capabilities>;
};
/** The name of a command, as it stands in a message to the app. */
export type CommandName = keyof Commands;
/** The data that a command is sent with. */
export type RequestOf<C extends CommandName> = Commands[C]['request'];
/** The data of an `ok` to a command; `void` where the app has nothing to say. */
export type ResponseOf<C extends CommandName> = Commands[C]['response'];

/** The app version from which a command exists (specification, section 9). */
export const minimumVersions: Readonly<Partial<Record<CommandName, string>>> = {
  command_upload_elk_log: '1.2.0',
  get_http_sign: '1.7.0',
};

/** Gives the typed response, or undefined for data of another shape. */
export type Decode<Response> = (data: unknown) => { readonly value: Response } | undefined;

const nothing: Decode<void> = () => ({ value: undefined });

/**
 * How the data of an `ok` are read, by command: whatever the app sends is checked before anybody uses it. Every command is in it, so its keys are the
 * list of all commands.
 */
export const decoders: { readonly [C in CommandName]: Decode<ResponseOf<C>> } = {
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
    // It becomes a header: printable ASCII without spaces.
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

/** The status in an event of command_watch_activity_status. */
export function decodeActivity(data: unknown): ActivityStatus | undefined {
  const status = field(data, 'status');
  return status === 'visible' || status === 'hidden' ? status : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** An own field, so that nothing is read from a prototype. */
const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Record<string, unknown>)[name]
    : undefined;
