import type { Call } from '@quayside/contract/call';
import type { Step } from '@quayside/rules/journey';
import type { HandOffRow } from '../../domain/hand-offs/hand-off-row.ts';
import type { ServerContext, UnitOfWork } from '../../domain/ports/server-context.ts';
import type { RequestHeaders } from './request-headers.ts';

/** Caller of a request. `userId` is empty without a valid token. `handOff` is the step of a phone's login. */
export type Caller = { readonly headers: RequestHeaders; readonly userId: string; readonly handOff?: PhoneLogin };

/** A login that is limited to one step of one application. */
export type PhoneLogin = { readonly row: HandOffRow; readonly step: Step };

/** A call with its implementation. `handle` runs in a transaction. */
export type Handler = {
  readonly call: Call;
  /** work before the transaction, such as decoding and decryption, after the login check */
  readonly prepare?: (server: ServerContext, request: unknown, caller: Caller) => Promise<unknown>;
  /** returns the value that identifies repeated requests; by default the request */
  readonly sameBy?: (request: unknown, prepared: unknown) => unknown;
  readonly handle: (work: UnitOfWork, request: unknown, caller: Caller, prepared: unknown) => Promise<unknown>;
  /** undoes the preparation if the transaction fails */
  readonly undo?: (server: ServerContext, prepared: unknown) => Promise<void>;
};

/** Defines a handler with the types of its call. The table needs handlers without these types. */
export function defineHandler<Request, Response>(
  call: Call<Request, Response>,
  handle: (work: UnitOfWork, request: Request, caller: Caller) => Promise<Response>,
): Handler {
  return { call, handle } as unknown as Handler;
}

/** Defines a handler that does work before its transaction. */
export function definePreparedHandler<Request, Response, Prepared>(
  call: Call<Request, Response>,
  steps: {
    prepare: (server: ServerContext, request: Request, caller: Caller) => Promise<Prepared>;
    sameBy: (request: Request, prepared: Prepared) => unknown;
    handle: (work: UnitOfWork, request: Request, caller: Caller, prepared: Prepared) => Promise<Response>;
    undo?: (server: ServerContext, prepared: Prepared) => Promise<void>;
  },
): Handler {
  return { call, ...steps } as unknown as Handler;
}
