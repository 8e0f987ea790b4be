import { codes } from '@quayside/contract/envelope';

/** A response with another code than 0. `data` says why, and never repeats a value of the request. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, data: unknown, message: string) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const invalid = (path: string): Refusal =>
  new Refusal(codes.invalidRequest, { path }, `The request does not match the contract at "${path}".`);

export const notFound = (): Refusal => new Refusal(codes.notFound, null, 'This does not exist.');
