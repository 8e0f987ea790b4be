import { saveOperationsEvents } from '../domain/operations/operations-events.ts';
import type { ServerContext } from '../domain/ports/server-context.ts';
import { clientAddress } from './transport/client-address.ts';
import { limitedJson } from './transport/limited-body.ts';

const statuses = { saved: 204, misshapen: 400, full: 429 } as const;

/**
 * Stores a batch of operations events. Responds 204, 400 if the body does not match the contract, or 429 above the limit. The only header that counts is the
 * network address, so that no event can be joined with a login. Throws `Refusal`: `tooLarge` above 64 kB, `invalidRequest` if the body is no JSON.
 */
export async function handleOperations(server: ServerContext, request: Request): Promise<Response> {
  const body = await limitedJson(request);
  const result = await server.transaction((work) => saveOperationsEvents(work, clientAddress(request.headers), body));
  return new Response(null, { status: statuses[result] });
}
