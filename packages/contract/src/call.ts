import type * as z from 'zod/mini';

/** The HTTP methods that calls use. */
export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** How the request travels: as a query, as JSON, form-encoded, or as multipart parts (CALL-01). */
export type RequestStyle = 'query' | 'json' | 'form' | 'multipart';
/** Whose base address the path hangs under (specification, section 7). */
export type Service = 'trading' | 'business' | 'log' | 'analysis' | 'sso';

/** One call: what client, server and OpenAPI document share. */
export type Call<Request = unknown, Response = unknown> = {
  readonly name: string;
  readonly summary: string;
  readonly verb: Verb;
  readonly style: RequestStyle;
  readonly service: Service;
  /** without leading slash, below the service's base address */
  readonly path: string;
  readonly request: z.ZodMiniType<Request>;
  readonly response: z.ZodMiniType<Response>;
  /** false: may be called signed out */
  readonly auth: boolean;
  /** a write that carries an operation id: the same id gives the same result, never a second effect */
  readonly idempotent: boolean;
};

/** What a call is made with, by its definition: `RequestOf<typeof saveStep>`. */
export type RequestOf<C> = C extends Call<infer Request, infer _> ? Request : never;
/** What a call answers with, out of its envelope: `ResponseOf<typeof saveStep>`. */
export type ResponseOf<C> = C extends Call<infer _, infer Response> ? Response : never;

type Definition<Request, Response> = Pick<Call<Request, Response>, 'summary' | 'path' | 'request' | 'response'> &
  Partial<Call<Request, Response>>;

/** A call with the usual verb and style: POST JSON to the business service, signed in. Reads (GET) are not operations. */
export function defineCall<Request, Response>(
  name: string,
  definition: Definition<Request, Response>,
): Call<Request, Response> {
  const verb = definition.verb ?? 'POST';
  return {
    verb,
    style: verb === 'GET' ? 'query' : 'json',
    service: 'business',
    auth: true,
    idempotent: verb !== 'GET',
    ...definition,
    name,
  };
}
