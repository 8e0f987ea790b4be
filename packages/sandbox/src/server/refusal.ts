import { codes } from '@quayside/contract/envelope';

/** Why a call was refused: a code of the contract, and data that names what to look at — never a user's value. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  readonly data: unknown;
  /** true: what was written so far stays, such as the count of wrong codes */
  readonly keepsWork: boolean;

  constructor(code: number, message: string, data: unknown = null, { keepsWork = false } = {}) {
    super(message);
    this.code = code;
    this.data = data;
    this.keepsWork = keepsWork;
  }
}

/** Of an answer that is no envelope: a page, a provider's, a browser's report. */
export const statusOf = ({ code }: Refusal): number =>
  code === codes.tooLarge ? 413 : code === codes.tooManyRequests ? 429 : 400;

export const notFound = () => new Refusal(codes.notFound, 'There is nothing of yours under this id.');
export const invalidRequest = (path: string) =>
  new Refusal(codes.invalidRequest, `The request does not fit the contract at "${path}".`, { path });
