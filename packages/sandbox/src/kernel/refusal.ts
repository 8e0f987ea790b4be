import { codes } from '@quayside/contract/envelope';

/** Error that refuses a call. It has a code of the contract, and data that name the cause but no user's value. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly code: number;
  readonly data: unknown;
  /** if true, earlier changes are committed, such as the count of wrong codes */
  readonly commits: boolean;

  constructor(code: number, message: string, data: unknown = null, { commits = false } = {}) {
    super(message);
    this.code = code;
    this.data = data;
    this.commits = commits;
  }
}

/** Returns the HTTP status of a refusal outside of calls: a page, a provider's webhook or a browser report. */
export const getHttpStatus = ({ code }: Refusal): number =>
  code === codes.tooLarge ? 413 : code === codes.tooManyRequests ? 429 : 400;

/** Returns the refusal for an unknown id, or an id of another user. */
export const notFound = () => new Refusal(codes.notFound, 'You have no data with this id.');
/** Returns the refusal of a request with the path of its invalid field. */
export const invalidRequest = (path: string) =>
  new Refusal(codes.invalidRequest, `The request does not match the contract at "${path}".`, { path });
