#!/usr/bin/env node
import { readEnvironment } from './node/environment.ts';
import { createHttpServer } from './node/http-server.ts';
import { createSandbox } from './sandbox.ts';

/** Milliseconds for running requests at shutdown. */
const GRACE_MS = 3000;

const { port, host, hosts, ...options } = readEnvironment(process.env);
const sandbox = await createSandbox(options);
const server = createHttpServer(sandbox, hosts);

server.on('error', ({ message }) => {
  console.error(`The sandbox cannot listen on ${host}:${port}: ${message}. Give it another port with PORT.`);
  process.exitCode = 1;
  void sandbox.close();
});
server.listen(port, host, () => console.log(`listening http://${host}:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => void sandbox.close());
    // Browsers keep idle connections open.
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
