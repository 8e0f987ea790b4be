import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How long a request may bring nothing while it is not complete. */
const STALL_MS = 60_000;

/**
 * Lets an upload take as long as its connection needs: a photo over a slow connection takes longer than the five minutes that Node gives a whole
 * request. One that brings nothing for `stallMs` ends. A complete request waits for its answer without a limit, as does a connection that became a WebSocket.
 */
export function limitStalls(server: Pick<Server, 'requestTimeout' | 'timeout' | 'on'>, stallMs = STALL_MS): void {
  server.requestTimeout = 0;
  server.timeout = stallMs;
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Without a listener of ours Node ends the connection whatever it waits for.
    outgoing.on('timeout', () => incoming.complete || incoming.socket.destroy());
  });
  server.on('upgrade', (_incoming: IncomingMessage, socket: Duplex) => (socket as Socket).setTimeout(0));
}
