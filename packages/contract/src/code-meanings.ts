import type { codes } from './envelope.ts';

/** The situation in which a server sends each error code. docs/error-codes.md contains the same sentences. */
export const codeMeanings: Readonly<Record<keyof typeof codes | 'loginExpired', string>> = {
  loginExpired: 'The token is missing, unknown or expired.',
  invalidRequest: 'The request does not fit the contract. `data.path` names the field.',
  notFound: 'The customer has nothing with this id, or the URL is unknown.',
  operationReused: 'The operation id (`X-Trans-Id`) belongs to another request. The server remembers ids for 24 hours.',
  conflict:
    "Another device or window changed the step or the application first. `data.revision` is the server's revision.",
  notAllowed: 'The state of the application does not allow the call. `data.state` or `data.reason` says why.',
  incomplete: 'The application is submitted and a step is missing. `data.step` is the first one, `data.steps` are all.',
  tooLarge: 'A file or a request is too large. `data.limit` is the limit.',
  unsupportedFile: 'The format of the file is not accepted, or the file cannot be read. `data.reason` says which.',
  tooManyRequests: 'Too many codes, checks, reminders or uploads. `data.seconds` is the wait, if it is known.',
  wrongCode: 'A one-time code or a login code is wrong, used or expired. `data.left` is the number of further tries.',
  signatureRejected:
    "`X-Token` does not sign this request, the device's clock is wrong by more than five minutes, or the request is a replay. `data.reason` is `signature`, `clock-skew` or `replay`.",
  accountNotOpened: 'The flow needs an open account (MSG-36).',
  outdated: "The page's journey is older than the server's. `data.version` is the server's.",
  behind: "The page's journey or the stored application is newer than this server, as during a deployment.",
  pcRefused: 'A browser on a PC opens an account from an IP address that is not allowed (MSG-27).',
  internal: 'The server failed.',
};
