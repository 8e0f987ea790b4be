import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

test('F49 accepts an upload of more than five minutes, but closes one without data', () => {
  const server = createHttpServer({ fetch: async () => new Response() });
  expect([server.requestTimeout, server.timeout]).toEqual([60 * 60_000, 60_000]);
});

/** Sends a request with a given Host header to the server on a free port. Returns the status and the body. */
async function asked(server: Server, host: string | readonly [string, string], method = 'GET') {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const headers = [host].flat().flatMap((name) => ['Host', name]);
  const [answer] = (await once(request({ port, method, headers }).end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

test('refuses a request for an unknown host name', async () => {
  const served: string[] = [];
  const fetch = async ({ url }: Request) => {
    served.push(url);
    return new Response('users');
  };
  expect(await asked(createHttpServer({ fetch }), 'evil.example')).toMatchObject({ status: 421 });
  expect(served).toEqual([]);
  expect(await asked(createHttpServer({ fetch }), 'localhost:4100')).toEqual({ status: 200, body: 'users' });
  expect(await asked(createHttpServer({ fetch }, ['api.example.com']), 'api.example.com')).toMatchObject({
    status: 200,
  });
});

test('refuses a request with a second Host header', async () => {
  const fetch = async () => new Response('users');
  const { status } = await asked(createHttpServer({ fetch }), ['localhost:4100', 'evil.example']);
  expect(status).toBe(400);
});

test('refuses TRACE, which would repeat the headers of a request', async () => {
  const server = createHttpServer({ fetch: async (request) => new Response(JSON.stringify([...request.headers])) });
  const { status, body } = await asked(server, 'localhost:4100', 'TRACE');
  expect(status).toBe(405);
  expect(body).not.toContain('localhost:4100');
});

const head = (first: string, ...lines: readonly string[]) => [first, 'Host: localhost', ...lines, '', ''].join('\r\n');
const upgrade = (protocol: string) => head('GET / HTTP/1.1', 'Connection: Upgrade', `Upgrade: ${protocol}`);

test.each([
  ['asks for a WebSocket', upgrade('websocket'), '200'],
  ['asks for HTTP/2', upgrade('h2c'), '200'],
  ['asks for an unknown protocol', upgrade('x'), '200'],
  ['asks for a WebSocket of another host', upgrade('websocket').replace('localhost', 'evil.example'), '421'],
  [
    'sends an upgrade without its body',
    head('POST / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: x', 'Content-Length: 9'),
    '',
  ],
  ['asks for a tunnel', head('CONNECT example.com:443 HTTP/1.1'), ''],
  ['waits for 100 Continue', head('POST / HTTP/1.1', 'Content-Length: 9', 'Expect: 100-continue'), '100'],
  ['sends an unknown expectation', head('POST / HTTP/1.1', 'Content-Length: 9', 'Expect: tea'), '417'],
  ['requests a persistent connection', head('GET / HTTP/1.1', 'Connection: keep-alive'), '200'],
  ['sends two requests at once', head('GET / HTTP/1.1').repeat(2), '200'],
  ['sends half of its headers', 'GET / HTTP/1.1\r\nHost: loc', '400'],
  ['sends half of its body', `${head('POST / HTTP/1.1', 'Content-Length: 9')}1234`, ''],
  ['sends half of a chunk', `${head('POST / HTTP/1.1', 'Transfer-Encoding: chunked')}9\r\n12`, ''],
  ['begins with HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
  ['sends nothing', '', ''],
])('closes the connection of a client that %s and disconnects', async (_name, sent, status) => {
  const server = createHttpServer({
    fetch: async (request) => (await request.text().catch(() => ''), new Response('ok')),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  const [socket] = await accepted;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answer = text(client).catch(() => '');
  client.end(sent);
  await closed;
  expect(await answer).toContain(status && `HTTP/1.1 ${status}`);
  expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
});
