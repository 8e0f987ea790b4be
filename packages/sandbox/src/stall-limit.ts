import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { longestRequestMs } from './kernel/longest-request.ts';

/** How long a connection may bring and take nothing while a request or its answer is not complete. */
const STALL_MS = 60_000;
/** How many such times a complete request waits for its answer to begin. */
const MOST_WAITS = 5;
/** Connections at a time: fewer than a process may have open files, so that those of the database and of documents remain. */
const MOST_CONNECTIONS = 5000;

/**
 * Bounds what connections keep. An upload takes as long as its connection needs, up to an hour, instead of the five minutes that Node gives a whole request.
 * What brings or takes nothing for `stallMs` ends; a complete request waits for its answer five times as long. A server that upgrades no connection has no
 * listener for it: Node then ignores the header, and with a listener the socket is the listener's to end.
 */
export function limitStalls(
  server: Pick<Server, 'requestTimeout' | 'timeout' | 'maxConnections' | 'on'>,
  stallMs = STALL_MS,
): void {
  server.requestTimeout = longestRequestMs;
  server.timeout = stallMs;
  server.maxConnections = MOST_CONNECTIONS;
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    let waits = 0;
    // Without a listener of ours Node ends the connection whatever it waits for.
    outgoing.on('timeout', () => {
      waits += 1;
      if (incoming.complete && !outgoing.headersSent && waits < MOST_WAITS) incoming.socket.setTimeout(stallMs);
      else incoming.socket.destroy();
    });
  });
}
