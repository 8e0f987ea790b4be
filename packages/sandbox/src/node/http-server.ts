import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { ConnectionDropped } from '../development/faults.ts';
import { limitStalls } from '../gateway/stall-limit.ts';
import type { Sandbox } from '../sandbox.ts';

/** A sandbox as a server that can listen on a port. */
export function createHttpServer(sandbox: Pick<Sandbox, 'fetch'>): Server {
  const listener = getRequestListener(async (request, bindings) => {
    const { outgoing } = bindings as HttpBindings;
    try {
      return await sandbox.fetch(request);
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      outgoing.destroy();
      return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
    }
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  limitStalls(server);
  return server;
}
