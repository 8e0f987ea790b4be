#!/usr/bin/env node
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { ConnectionDropped } from './development/faults.ts';
import { readEnvironment } from './node/environment.ts';
import { createSandbox } from './sandbox.ts';

/** How long requests under way may take to end. */
const GRACE_MS = 3000;

const { port, host, ...options } = readEnvironment(process.env);
const sandbox = await createSandbox(options);

const server = createAdaptorServer({
  async fetch(request, bindings) {
    const { outgoing } = bindings as HttpBindings;
    try {
      return await sandbox.fetch(request);
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      outgoing.destroy();
      return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
    }
  },
});

server.on('error', ({ message }) => {
  console.error(`The sandbox cannot listen on ${host}:${port}: ${message}. Give it another port with PORT.`);
  process.exitCode = 1;
  void sandbox.close();
});
server.listen(port, host, () => console.log(`listening http://${host}:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => void sandbox.close());
    // Browsers keep connections open that carry nothing.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS).unref();
  });
