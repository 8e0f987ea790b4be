import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

/** Addresses of this machine. Which one `localhost` means depends on the system and the client. */
const loopback = { four: '127.0.0.1', six: '::1' } as const;

/** A server that listens: its port, and the function that closes it. */
export type Listening = { port: number; close: () => Promise<void> };

/**
 * Starts listening on `host`, by default on both addresses of this machine only, because review links sign in anyone who can reach the server. Rejects with
 * the system's error if the port is in use.
 */
export async function listen(server: Server, port: number, host?: string): Promise<Listening> {
  await once(server.listen(port, host ?? loopback.four), 'listening');
  const { port: bound } = server.address() as AddressInfo;
  const second = host ? undefined : createServer((socket) => server.emit('connection', socket));
  if (second) second.maxConnections = server.maxConnections;
  try {
    if (second) await once(second.listen(bound, loopback.six), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      server.close();
      throw error;
    }
    // the machine has no IPv6, so no client uses it
  }
  return {
    port: bound,
    async close() {
      const closed = once(server, 'close');
      second?.close();
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
