import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { acceptedEncoding, createCompressor } from './compression.ts';
import { allowFraming, responseHeaders } from './security-headers.ts';

/** Headers that concern only the next hop (RFC 9110, 7.6.1), so they are not forwarded. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Forwards a request to `target`, and streams the response back. Uploads are not buffered, and when one side closes the connection, the other is closed too.
 * JSON responses to GET are compressed. `framedBy` is the origin that may frame the pages. Responds 502 with an envelope if `target` cannot be reached.
 */
export function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, framedBy?: string): void {
  const secure = isSecure(incoming);
  const upstream = request(target, {
    agent: false, // one connection per request: after a restart of the server, a reused one would fail
    method: incoming.method,
    path: incoming.url,
    headers: { ...withoutHops(incoming.headers), ...forwardedHeaders(incoming, secure) },
  });
  upstream.on('response', (answer) => {
    const headers = { ...lowerCase(responseHeaders(secure)), ...withoutHops(answer.headers) };
    if (incoming.url?.endsWith('/mail.png')) headers['cross-origin-resource-policy'] = 'cross-origin';
    const policy = headers['content-security-policy'];
    if (framedBy && typeof policy === 'string') headers['content-security-policy'] = allowFraming(policy, framedBy);
    const encoding = isLongJson(incoming, answer) && acceptedEncoding(incoming.headers['accept-encoding']);
    if (encoding) {
      delete headers['content-length'];
      Object.assign(headers, { 'content-encoding': encoding, vary: 'accept-encoding' });
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
    outgoing.flushHeaders();
    if (encoding)
      pipeline(answer, createCompressor(encoding), outgoing, () => undefined); // destroys all three streams if one fails
    else answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => refuse(outgoing, secure));
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** Milliseconds after which the handshake of a WebSocket fails. */
const HANDSHAKE_MS = 10_000;
/** Milliseconds without a byte after which the operating system checks that the peer of a connection still exists. */
const KEEP_ALIVE_MS = 60_000;

/**
 * Forwards a WebSocket: the handshake unchanged, then all bytes in both directions. Closes the socket when either side ends or fails, or the handshake takes
 * too long. The server does not close a socket once it is upgraded.
 */
export function forwardUpgrade(target: URL, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream = connect(Number(target.port), target.hostname, () => {
    const lines = incoming.rawHeaders.flatMap((name, i, all) => (i % 2 ? [] : [`${name}: ${all[i + 1]}`]));
    upstream.write(`${[`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  incoming.socket.setTimeout(0).setKeepAlive(true, KEEP_ALIVE_MS);
  upstream.setTimeout(HANDSHAKE_MS, () => upstream.destroy()).once('data', () => upstream.setTimeout(0));
  upstream.on('error', () => undefined).on('close', () => socket.destroy());
  for (const event of ['error', 'end', 'close']) socket.on(event, () => upstream.destroy());
}

function refuse(outgoing: ServerResponse, secure: boolean) {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const body = JSON.stringify({
    code: 'SERVER_UNAVAILABLE',
    data: null,
    msg: 'The server cannot be reached. Try again in a moment.',
  });
  // Closes the connection, because the rest of an upload would otherwise be read.
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' };
  outgoing.writeHead(502, { ...responseHeaders(secure), ...headers }).end(body);
}

/** Size in bytes up to which a response is not compressed, because it fits into one packet. */
const SHORT = 1400;

/** Returns whether to compress a response: it is long JSON for a GET. It does not repeat the request, so its length reveals no secret (BREACH). */
const isLongJson = (incoming: IncomingMessage, { headers }: IncomingMessage): boolean =>
  incoming.method === 'GET' &&
  /^application\/json\b/.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > SHORT;

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  );
}

function forwardedHeaders(incoming: IncomingMessage, secure: boolean): IncomingHttpHeaders {
  const before = incoming.headers['x-forwarded-for'];
  return {
    'x-forwarded-for': [before, incoming.socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-host': incoming.headers.host, // overrides the client's header
    'x-forwarded-proto': secure ? 'https' : 'http',
  };
}

const isSecure = (incoming: IncomingMessage) =>
  'encrypted' in incoming.socket || incoming.headers['x-forwarded-proto'] === 'https';

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
