import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { ConnectionDropped } from '../development/faults.ts';
import { ownHosts, refuseOtherHost } from '../gateway/own-hosts.ts';
import { limitStalls } from '../gateway/stall-limit.ts';
import type { Sandbox } from '../sandbox.ts';

/** A sandbox as a server that can listen on a port. `hosts`: names to which it answers beside those of this machine. */
export function createHttpServer(sandbox: Pick<Sandbox, 'fetch'>, hosts: readonly string[] = []): Server {
  const isOwn = ownHosts(hosts);
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
    if (!refuseOtherHost(isOwn, incoming, outgoing)) void listener(incoming, outgoing);
  });
  limitStalls(server);
  return server;
}
