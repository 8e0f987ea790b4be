/** The wrapper of every response (ERR-01). */
export type Envelope<Data = unknown> = { readonly code: number | string; readonly data: Data; readonly msg: string };

/** The codes of a successful response (specification, section 8). */
export const successCodes: readonly (number | string)[] = [0, 301400];

/** The login has expired: the client clears the token and asks for a new login (ERR-02). */
export const loginExpiredCode = 300101;

/** Error codes by what the caller can do; docs/error-codes.md lists them. */
export const codes = {
  invalidRequest: 310001,
  notFound: 310002,
  /** The operation id belongs to another request. */
  operationReused: 310003,
  /** Another change came first; reload. */
  conflict: 310004,
  /** The application's state does not allow it. */
  notAllowed: 310005,
  /** Steps are missing; data names them. */
  incomplete: 310006,
  tooLarge: 310007,
  unsupportedFile: 310008,
  tooManyRequests: 310009,
  wrongCode: 310010,
  signatureRejected: 310011,
  /** The flow requires an account (MSG-36). */
  accountNotOpened: 310012,
  /** The client's journey is older than the server's (data.version); reload the page. */
  outdated: 310013,
  /**
   * The client's journey or the stored application is newer than this server's, as during a deployment; try again soon.
   */
  behind: 310014,
  /** No account can be opened on a PC from this IP address (MSG-27). */
  pcRefused: 310015,
  internal: 310099,
} as const;

/** When the server sends each code. docs/error-codes.md has the same sentences. */
export const codeMeanings: Readonly<Record<keyof typeof codes | 'loginExpired', string>> = {
  loginExpired: 'The token is missing, unknown or expired.',
  invalidRequest: 'The request does not fit the contract. `data.path` names the field.',
  notFound: 'Nothing of this customer has this id, or the address is unknown.',
  operationReused: 'The operation id (`X-Trans-Id`) belongs to another request. The server remembers ids for 24 hours.',
  conflict:
    "Another device or window changed the step or the application first. `data.revision` is the server's revision.",
  notAllowed: 'The state of the application does not allow the call. `data.state` or `data.reason` says why.',
  incomplete: 'The application is submitted and a step is missing. `data.step` is the first one, `data.steps` are all.',
  tooLarge: 'A file or a request is too large. `data.limit` is the limit.',
  unsupportedFile:
    'The file has another format than those that are accepted, or cannot be read. `data.reason` says which.',
  tooManyRequests: 'Too many codes, checks, reminders or uploads. `data.seconds` is the wait, where it is known.',
  wrongCode: 'A one-time code or a login code is wrong, used or expired. `data.left` is the number of further tries.',
  signatureRejected:
    "`X-Token` does not sign this request, the device's clock is wrong by more than five minutes, or the request is a replay. `data.reason` is `signature`, `clock-skew` or `replay`.",
  accountNotOpened: 'The flow needs an open account (MSG-36).',
  outdated: "The page's journey is older than the server's. `data.version` is the server's.",
  behind: "The page's journey or the stored application is newer than this server, as during a deployment.",
  pcRefused: 'A browser on a PC opens an account from an IP address that is not allowed (MSG-27).',
  internal: 'The server failed.',
};
