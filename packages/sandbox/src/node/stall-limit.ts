import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { longestRequestMs } from '../kernel/longest-request.ts';

/** Milliseconds without data after which a connection with an incomplete request or response ends. */
const STALL_MS = 60_000;
/** Number of these intervals for which a complete request may wait for its response. */
const MOST_WAITS = 5;
/** Maximum number of connections. It is below the usual limit of open files, so that the database and documents can open some. */
const MOST_CONNECTIONS = 5000;

/**
 * Limits the time and number of connections. An upload may take up to an hour, instead of Node's limit of five minutes per request. A connection
 * without data for `stallMs` ends, but a complete request may wait five times as long for its response. Add no upgrade listener to a server without
 * upgrades: Node then ignores the header, whereas a listener must end the socket itself.
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
    // Without this listener, Node would end the connection in any case.
    outgoing.on('timeout', () => {
      waits += 1;
      if (incoming.complete && !outgoing.headersSent && waits < MOST_WAITS) incoming.socket.setTimeout(stallMs);
      else incoming.socket.destroy();
    });
  });
}
