/** What every answer is wrapped in (ERR-01). */
export type Envelope<Data = unknown> = { readonly code: number | string; readonly data: Data; readonly msg: string };

/** Codes that yield data (specification, section 8). */
export const successCodes: readonly (number | string)[] = [0, 301400];

/** The login has expired: the token is cleared and the customer registers again (ERR-02). */
export const loginExpiredCode = 300101;

/** Codes of ours, by what the caller can do about them. */
export const codes = {
  invalidRequest: 310001,
  notFound: 310002,
  /** the operation id was used for another request */
  operationReused: 310003,
  /** somebody else's change came first: load again */
  conflict: 310004,
  /** the state of the application does not allow it */
  notAllowed: 310005,
  /** steps are missing; data names them */
  incomplete: 310006,
  tooLarge: 310007,
  unsupportedFile: 310008,
  tooManyRequests: 310009,
  wrongCode: 310010,
  signatureRejected: 310011,
  /** the flow is for customers with an account (MSG-36) */
  accountNotOpened: 310012,
  /** the client's journey is older than the server's (data.version): it has to be loaded again */
  outdated: 310013,
  /** the client's journey, or the stored application, is newer than this server's, as while a deployment goes on: try again soon */
  behind: 310014,
  /** no account is opened on a PC from this IP address (MSG-27) */
  pcRefused: 310015,
  internal: 310099,
} as const;
