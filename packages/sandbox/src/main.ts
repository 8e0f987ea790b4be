#!/usr/bin/env node
import { createAdaptorServer } from '@hono/node-server';
import { readEnvironment } from './node/environment.ts';
import { createSandbox } from './sandbox.ts';

const { port, host, ...options } = readEnvironment(process.env);
const sandbox = await createSandbox(options);
const server = createAdaptorServer({ fetch: sandbox.fetch });

server.listen(port, host, () => console.log(`listening ${options.publicUrl}`));
server.on('error', ({ message }) => {
  console.error(`The sandbox cannot listen on ${host}:${port}: ${message}. Give it another port with PORT.`);
  process.exitCode = 1;
  void sandbox.close();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => void sandbox.close());
    // Browsers keep connections open that carry nothing.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
