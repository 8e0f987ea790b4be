import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { acceptedEncoding, compressorOf } from './compression.ts';
import { responseHeaders, withFrame } from './security-headers.ts';

/** Meant for the next hop alone (RFC 9110, 7.6.1): not passed on. */
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
 * Passes a request on to `target` and its answer back, byte by byte as they come: an upload is never held in memory, and when either
 * side goes away the other is told. `framedBy`: the origin that may frame its pages. JSON that a GET reads is compressed. Where nothing listens at `target` the answer is 502 with the envelope that every call speaks.
 */
export function forward(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, framedBy?: string): void {
  const secure = isSecure(incoming);
  const upstream = request(target, {
    agent: false, // a connection each: one kept from before the server was killed would fail the next request
    method: incoming.method,
    path: incoming.url,
    headers: { ...withoutHops(incoming.headers), ...forwardedHeaders(incoming, secure) },
  });
  upstream.on('response', (answer) => {
    const headers = { ...lowerCase(responseHeaders(secure)), ...withoutHops(answer.headers) };
    if (incoming.url?.endsWith('/mail.png')) headers['cross-origin-resource-policy'] = 'cross-origin';
    const policy = headers['content-security-policy'];
    if (framedBy && typeof policy === 'string') headers['content-security-policy'] = withFrame(policy, framedBy);
    const encoding = isLongJson(incoming, answer) && acceptedEncoding(incoming.headers['accept-encoding']);
    if (encoding) {
      delete headers['content-length'];
      Object.assign(headers, { 'content-encoding': encoding, vary: 'accept-encoding' });
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
    outgoing.flushHeaders();
    if (encoding)
      pipeline(answer, compressorOf(encoding), outgoing, () => undefined); // destroys all three when one fails
    else answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => refuse(outgoing, secure));
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** How long a handshake may take. */
const HANDSHAKE_MS = 10_000;
/** After this time without a byte the system asks whether the other side is still there. */
const KEEP_ALIVE_MS = 60_000;

/**
 * The same for a WebSocket: the handshake is passed on as it came, and then every byte both ways. The socket is ours to end: it ends when either side ends or
 * fails, and without an answer to the handshake.
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
  // The rest of an upload has nowhere to go: close instead of reading it to its end.
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' };
  outgoing.writeHead(502, { ...responseHeaders(secure), ...headers }).end(body);
}

/** Bytes. A shorter answer fits into one packet anyway. */
const SHORT = 1400;

/** Reading calls alone: their answers repeat nothing that the request says, so their length tells nobody a secret (BREACH). */
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
    'x-forwarded-host': incoming.headers.host, // never what the client says of it
    'x-forwarded-proto': secure ? 'https' : 'http',
  };
}

const isSecure = (incoming: IncomingMessage) =>
  'encrypted' in incoming.socket || incoming.headers['x-forwarded-proto'] === 'https';

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
