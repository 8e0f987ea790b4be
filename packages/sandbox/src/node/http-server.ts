import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { ConnectionDropped } from '../development/faults.ts';
import { createHostCheck, refuseOtherHost } from './host-check.ts';
import type { Sandbox } from './sandbox-options.ts';
import { limitStalls } from './stall-limit.ts';

/** Creates an HTTP server that passes requests to a sandbox. It accepts the host names of this machine and `hosts`, and limits slow clients. */
export function createHttpServer(sandbox: Pick<Sandbox, 'fetch'>, hosts: readonly string[] = []): Server {
  const isOwn = createHostCheck(hosts);
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
  const server = createServer((incoming, outgoing) => {
    if (refuseOtherHost(isOwn, incoming, outgoing)) return;
    if (incoming.method === 'TRACE') outgoing.writeHead(405).end();
    else void listener(incoming, outgoing);
  });
  limitStalls(server);
  return server;
}
