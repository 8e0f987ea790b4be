import type { Call } from '@quayside/contract/call';
import type { Step } from '@quayside/rules/journey';
import type { HandOffRow } from '../../domain/hand-offs/hand-off-row.ts';
import type { ServerContext, UnitOfWork } from '../../domain/ports/server-context.ts';
import type { RequestHeaders } from './request-headers.ts';

/** Who sends a request. `userId` is empty without a valid token. `handOff` is set for the login of a phone. */
export type Caller = { readonly headers: RequestHeaders; readonly userId: string; readonly handOff?: PhoneLogin };

/** The login of a phone, which can use one step of one application. */
export type PhoneLogin = { readonly row: HandOffRow; readonly step: Step };

/** A call and its implementation. `handle` runs in a transaction and returns the data of the response. */
export type Handler = {
  readonly call: Call;
  /** Work after the login check and before the transaction, such as decoding and decryption. */
  readonly prepare?: (server: ServerContext, request: unknown, caller: Caller) => Promise<unknown>;
  /** Returns what must be equal in a retry; by default the request. */
  readonly sameBy?: (request: unknown, prepared: unknown) => unknown;
  readonly handle: (work: UnitOfWork, request: unknown, caller: Caller, prepared: unknown) => Promise<unknown>;
  /** Undoes `prepare` if the transaction fails. */
  readonly undo?: (server: ServerContext, prepared: unknown) => Promise<void>;
};

/** Creates a handler with the types of its call, and drops these types for the list of handlers. */
export function defineHandler<Request, Response>(
  call: Call<Request, Response>,
  handle: (work: UnitOfWork, request: Request, caller: Caller) => Promise<Response>,
): Handler {
  return { call, handle } as unknown as Handler;
}

/** Creates a handler that does work before its transaction, with the types of its call. */
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
