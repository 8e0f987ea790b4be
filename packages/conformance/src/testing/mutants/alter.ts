import type { Call } from '@quayside/contract/call';
import { codes, type Envelope } from '@quayside/contract/envelope';

/** A server, as a function from a request to its response. */
export type RequestHandler = (request: Request) => Promise<Response>;
/** A small fault of a server, which changes its requests or responses. */
export type Mutant = {
  readonly name: string;
  /** Id of the check that must fail with this fault. */
  readonly caughtBy: string;
  readonly change: (next: RequestHandler) => RequestHandler;
};

type Place = Pick<Call, 'path'>;
type Json = Record<string, unknown>;

/** Returns whether a request is for a call; true for every request if no call is given. */
const isOf = (request: Request, call?: Place) => !call || new URL(request.url).pathname === `/${call.path}`;

/** Creates a fault that changes the envelope of a call's responses. */
export const changeResponse =
  (call: Place | undefined, alter: (envelope: Envelope, request: Request) => Envelope | undefined) =>
  (next: RequestHandler): RequestHandler =>
  async (request) => {
    const answer = await next(request);
    if (!isOf(request, call) || !answer.headers.get('Content-Type')?.includes('json')) return answer;
    return envelopeResponse(alter((await answer.json()) as Envelope, request), answer);
  };

/** Creates a fault that changes the data of a call's successful responses. */
export const changeData = (call: Place | undefined, alter: (data: Json, request: Request) => unknown) =>
  changeResponse(call, (envelope, request) =>
    envelope.code === 0 && envelope.data ? { ...envelope, data: alter(envelope.data as Json, request) } : envelope,
  );

/** Creates a fault that returns a success where the server refuses a call with a code. */
export const acceptRefusedCall = (call: Place, code: number, data: unknown = {}) =>
  changeResponse(call, (envelope) => (envelope.code === code ? { code: 0, data, msg: 'success' } : envelope));

/** Creates a fault that changes the headers of a call's requests before the server receives them. */
export const changeHeaders =
  (call: Place | undefined, alter: (headers: Headers, request: Request) => void) =>
  (next: RequestHandler): RequestHandler =>
  async (request) => {
    if (!isOf(request, call)) return next(request);
    const headers = new Headers(request.headers);
    alter(headers, request);
    return next(new Request(request, { headers }));
  };

/** Creates a fault that changes the JSON of a call's requests before the server receives it. */
export const changeRequest =
  (call: Place, alter: (body: Json) => Json) =>
  (next: RequestHandler): RequestHandler =>
  async (request) => {
    if (!isOf(request, call)) return next(request);
    const body = JSON.stringify(alter((await request.json()) as Json));
    return next(new Request(request.url, { method: request.method, headers: request.headers, body }));
  };

/** Creates a fault that responds to a call instead of the server. `text` is the body of the request. Where `answer` returns undefined, the server responds. */
export const replaceResponse =
  (
    call: Place | undefined,
    answer: (request: Request, text: string, next: RequestHandler) => Promise<Response | undefined>,
  ) =>
  (next: RequestHandler): RequestHandler =>
  async (request) => {
    if (!isOf(request, call)) return next(request);
    const copy = request.clone();
    return (await answer(request, await copy.text(), next)) ?? next(request);
  };

/** Returns a function that copies an object without one of its fields. */
export const omitField =
  (field: string) =>
  (data: Json): Json =>
    Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));

/** Returns a response with an envelope. Status and headers are those of the response `like`, if given. */
export function envelopeResponse(envelope: Envelope | undefined, like?: Response): Response {
  const headers = new Headers(like?.headers ?? { 'Content-Type': 'application/json', Date: new Date().toUTCString() });
  return new Response(JSON.stringify(envelope), { status: like?.status ?? 200, headers });
}

/** Returns a response that refuses a call with a code. */
export const createRefusal = (code: number, data: unknown = null): Response =>
  envelopeResponse({ code, data, msg: 'refused' });

/** Returns the response of a call that succeeded with data. */
export const createSuccess = (data: unknown): Response => envelopeResponse({ code: 0, data, msg: 'success' });

export { codes };
