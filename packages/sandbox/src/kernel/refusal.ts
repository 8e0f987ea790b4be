import { codes } from '@quayside/contract/envelope';

/** Thrown to refuse a call. `code` is one of the contract; `data` name the cause, but contain no value of the user. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly code: number;
  readonly data: unknown;
  /** Whether changes before the error are committed, such as the count of wrong codes. */
  readonly commits: boolean;

  constructor(code: number, message: string, data: unknown = null, { commits = false } = {}) {
    super(message);
    this.code = code;
    this.data = data;
    this.commits = commits;
  }
}

/** Returns the HTTP status of a refusal whose response is no envelope: that of a page, a webhook or a browser report. */
export const getHttpStatus = ({ code }: Refusal): number =>
  code === codes.tooLarge ? 413 : code === codes.tooManyRequests ? 429 : 400;

/** Returns the refusal of an id that does not exist, or belongs to another user. */
export const notFound = () => new Refusal(codes.notFound, 'You have no data with this id.');
/** Returns the refusal of a request whose field at `path` is invalid. */
export const invalidRequest = (path: string) =>
  new Refusal(codes.invalidRequest, `The request does not match the contract at "${path}".`, { path });
