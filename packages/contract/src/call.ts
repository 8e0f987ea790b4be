import type * as z from 'zod/mini';

/** The HTTP method of a call. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The encoding of a request (CALL-01). */
export type RequestStyle = 'query' | 'json' | 'form' | 'multipart';
/** A service of the broker. Each environment has one base URL for each service (specification, section 7). */
export type Service = 'trading' | 'business' | 'log' | 'analysis' | 'sso';

/** The definition of a call, which the client, the server and the OpenAPI document share. */
export type Call<Request = unknown, Response = unknown> = {
  /** The unique name, which is also the `operationId` in the OpenAPI document. */
  readonly name: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly verb: HttpMethod;
  readonly style: RequestStyle;
  readonly service: Service;
  /** Relative to the service's base URL, without a leading slash. */
  readonly path: string;
  readonly request: z.ZodMiniType<Request>;
  readonly response: z.ZodMiniType<Response>;
  /** Whether the call needs a login. */
  readonly auth: boolean;
  /** Whether the server runs an operation id once. A repeated request then returns the same result without a second effect. */
  readonly idempotent: boolean;
};

/** The request type of a call: `RequestOf<typeof saveStep>`. */
export type RequestOf<C> = C extends Call<infer Request, infer _> ? Request : never;
/** The response data type of a call: `ResponseOf<typeof saveStep>`. */
export type ResponseOf<C> = C extends Call<infer _, infer Response> ? Response : never;

type Definition<Request, Response> = Pick<Call<Request, Response>, 'summary' | 'path' | 'request' | 'response'> &
  Partial<Call<Request, Response>>;

/**
 * Creates the definition of a call. By default, it is a POST with JSON to the business service, and needs a login. A GET sends a query and is not idempotent.
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
