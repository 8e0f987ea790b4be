import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { longestRequestMs } from '../kernel/longest-request.ts';

/** Milliseconds without data after which a connection with an incomplete request or response is closed. */
const STALL_MS = 60_000;
/** Number of such intervals for which a complete request waits for its response. */
const MOST_WAITS = 5;
/** Maximum number of connections. It is below the usual limit of open files, so that database and documents can open some. */
const MOST_CONNECTIONS = 5000;

/**
 * Closes connections that stall, and limits their number. An upload may take an hour, instead of Node's limit of five minutes per request. Without data for
 * `stallMs` its connection is closed; a complete request waits five times as long for its response. Do not add an upgrade listener to a server without
 * upgrades: Node then ignores the header, whereas a listener must close the socket.
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
