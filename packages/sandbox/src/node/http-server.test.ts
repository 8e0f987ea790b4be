import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

test('F49 an upload to the sandbox may take longer than five minutes, and may not stall', () => {
  const server = createHttpServer({ fetch: async () => new Response() });
  expect([server.requestTimeout, server.timeout]).toEqual([0, 60_000]);
});

/** Requests a server on a free port with this Host header. Returns status and body. */
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

test('a request for a name that is not ours is refused before anything is done: DNS rebinding reads nothing', async () => {
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

test('a request with a second Host is refused', async () => {
  const fetch = async () => new Response('users');
  const { status } = await asked(createHttpServer({ fetch }), ['localhost:4100', 'evil.example']);
  expect(status).toBe(400);
});

test('TRACE is refused, so that no answer repeats the headers of a request', async () => {
  const server = createHttpServer({ fetch: async (request) => new Response(JSON.stringify([...request.headers])) });
  const { status, body } = await asked(server, 'localhost:4100', 'TRACE');
  expect(status).toBe(405);
  expect(body).not.toContain('localhost:4100');
});
