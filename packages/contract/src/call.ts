import type * as z from 'zod/mini';

/** The HTTP methods of calls. */
export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The encoding of the request: query, JSON, form or multipart (CALL-01). */
export type RequestStyle = 'query' | 'json' | 'form' | 'multipart';
/** The service that owns the base URL of the path (specification, section 7). */
export type Service = 'trading' | 'business' | 'log' | 'analysis' | 'sso';

/** The definition of a call, which client, server and OpenAPI document share. */
export type Call<Request = unknown, Response = unknown> = {
  readonly name: string;
  readonly summary: string;
  readonly verb: Verb;
  readonly style: RequestStyle;
  readonly service: Service;
  /** Relative to the service's base URL, without a leading slash. */
  readonly path: string;
  readonly request: z.ZodMiniType<Request>;
  readonly response: z.ZodMiniType<Response>;
  /** False for calls that need no login. */
  readonly auth: boolean;
  /** A write with an operation id: repeating the id returns the same result and has no second effect. */
  readonly idempotent: boolean;
};

/** The request type of a call: `RequestOf<typeof saveStep>`. */
export type RequestOf<C> = C extends Call<infer Request, infer _> ? Request : never;
/** The response data type of a call: `ResponseOf<typeof saveStep>`. */
export type ResponseOf<C> = C extends Call<infer _, infer Response> ? Response : never;

type Definition<Request, Response> = Pick<Call<Request, Response>, 'summary' | 'path' | 'request' | 'response'> &
  Partial<Call<Request, Response>>;

/**
 * Defines a call. Defaults to POST with JSON to the business service with a login; GET calls are not idempotent
 * operations.
 */
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
