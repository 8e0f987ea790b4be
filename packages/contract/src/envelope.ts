/** The body of every JSON response (ERR-01). `msg` is for developers. */
export type Envelope<Data = unknown> = { readonly code: number | string; readonly data: Data; readonly msg: string };

/** The codes of a successful response (specification, section 8). */
export const successCodes: readonly (number | string)[] = [0, 301400];

/** The code of an expired login. The client clears the token and asks for another login (ERR-02). */
export const loginExpiredCode = 300101;

/** The error codes of an envelope, by the condition that the caller can handle. docs/error-codes.md describes them. */
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
