import type { Call } from '@quayside/contract/call';
import type { Step } from '@quayside/rules/journey';
import type { HandOffRow } from '../hand-offs/hand-off-row.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { ServerContext, UnitOfWork } from './server-context.ts';

/** Who calls: the headers, and the user behind the token where somebody is signed in; `handOff`: the one step that a phone is there for. */
export type Caller = { readonly headers: RequestHeaders; readonly userId: string; readonly handOff?: PhoneLogin };

/** A login that does one step of one application and nothing else. */
export type PhoneLogin = { readonly row: HandOffRow; readonly step: Step };

/** A call and what the server does about it. */
export type Handler = {
  readonly call: Call;
  /** work that needs no transaction (reading a picture, decrypting), after the login was checked and before the work of `handle` */
  readonly prepare?: (server: ServerContext, request: unknown, caller: Caller) => Promise<unknown>;
  /** what makes two requests the same, where that is not the request itself */
  readonly sameBy?: (request: unknown, prepared: unknown) => unknown;
  readonly handle: (work: UnitOfWork, request: unknown, caller: Caller, prepared: unknown) => Promise<unknown>;
  /** takes back what was prepared for work that did not happen */
  readonly undo?: (server: ServerContext, prepared: unknown) => Promise<void>;
};

/** Types a handler by its call, then forgets the types: the server holds handlers of every kind. */
export function defineHandler<Request, Response>(
  call: Call<Request, Response>,
  handle: (work: UnitOfWork, request: Request, caller: Caller) => Promise<Response>,
): Handler {
  return { call, handle } as unknown as Handler;
}

/** A handler with work before its transaction. */
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
