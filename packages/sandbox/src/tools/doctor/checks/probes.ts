import type { CommandName, RequestOf } from '@quayside/bridge/commands';
import type { DoctorEnvironment } from '../environment.ts';

type PageLocation = Pick<DoctorEnvironment, 'origin' | 'doctor' | 'now'>;

/** How the doctor tests a command: the request that it sends, and what the app may respond. */
export type Probe<C extends CommandName = CommandName> = {
  readonly request: (place: PageLocation) => RequestOf<C>;
  /** Label of the button that sends the command; absent for a command without effect, which is sent on load. */
  readonly press?: string;
  /** Reasons with which a correct app may refuse the command. */
  readonly mayRefuse?: readonly string[];
  /** What the app must do, as an instruction for its developer. */
  readonly does: string;
};

/** How the doctor tests each command of the bridge. */
export const probes: { readonly [C in CommandName]: Probe<C> } = {
  get_user_info: {
    request: () => ({}),
    mayRefuse: ['signed-out'],
    does: 'Answer with the user who is signed in (userId and userToken at least), or refuse with “signed-out”.',
  },
  command_user_login: {
    request: ({ origin, doctor }) => ({ callBackUrl: origin + doctor }),
    press: 'Show the login',
    mayRefuse: ['cancelled'],
    does: 'Answer “accepted”, show the app’s login, then answer “ok”, or refuse with “cancelled”.',
  },
  command_bind_email: {
    request: () => ({}),
    press: 'Show the e-mail screen',
    mayRefuse: ['cancelled'],
    does: 'Answer “accepted”, show the screen that binds an e-mail address, then answer “ok”, or refuse with “cancelled”.',
  },
  command_set_titlebar_button: {
    request: () => ({ position: 2, icon: 'service' }),
    press: 'Show the service button',
    does: 'Show the service button at position 2 of the title bar, or hide it, and answer “ok”.',
  },
  command_upload_elk_log: {
    request: () => ({ log: { code: 'DOCTOR', message: 'A record of the doctor, to be ignored.' } }),
    press: 'Upload a record',
    does: 'Take one error record into the app’s log and answer “ok”, without waiting for its upload.',
  },
  goto_native_module: {
    request: ({ origin, doctor }) => ({ module: 'pdf', parameters: { url: `${origin}${doctor}sample.pdf` } }),
    press: 'Open a PDF',
    does: 'Open the screen that is named, with its parameters: “pdf” shows the PDF at url, of the broker’s own origins alone.',
  },
  command_contact_service: {
    request: () => ({}),
    press: 'Open customer service',
    does: 'Open customer service and answer “ok”.',
  },
  command_watch_activity_status: {
    request: () => ({}),
    does: 'Answer “ok”, and from then on send an “event” with the status “hidden” or “visible” at every change.',
  },
  command_enable_pull_refresh: {
    request: () => ({ enable: false }),
    press: 'Turn pull to refresh off',
    does: 'Turn off that a pull loads the page again, and answer “ok”.',
  },
  get_http_sign: {
    request: ({ now }) => ({
      timestamp: String(now()),
      userId: '',
      userToken: '',
      language: '3',
      appType: '12',
      version: '1.7.0',
      transactionId: 'doctor',
      requestId: '0',
      deviceType: 't2',
      deviceId: 'doctor',
      deviceInfo: 'doctor',
      netType: '',
    }),
    does: 'Sign exactly the twelve values that come, in their order, empty ones too, and answer with sign: printable ASCII without spaces.',
  },
  open_web_view: {
    request: ({ origin }) => ({ url: `${origin}/webapp/market/help.html` }),
    press: 'Open a web view',
    does: 'Open the address in a web view of its own, of the broker’s own origins alone, with a way back.',
  },
  open_system_browser: {
    request: ({ origin, doctor }) => ({
      url: `${origin}/webapp/market/help.html`,
      returnUrl: `${origin}${doctor}`,
    }),
    press: 'Open the system’s browser',
    does: 'Open the address in the system’s browser (Custom Tabs, ASWebAuthenticationSession); its return address opens in the app again.',
  },
  get_capabilities: {
    request: () => ({}),
    does: 'Answer with appVersion (digits and dots) and commands, the names that the app knows.',
  },
};
