import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitStalls } from './stall-limit.ts';

/** Creates a server that reads requests, and a client that has sent two of the four bytes of a body. */
async function halfSent(stallMs = 50) {
  const server = createServer((incoming) => incoming.on('error', () => undefined).resume());
  limitStalls(server, stallMs);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const requested = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab');
  const [, outgoing] = await requested;
  return { server, socket, outgoing };
}

test('F49 limits the duration of a request and the number of connections', async () => {
  const { server } = await halfSent();
  expect(server.requestTimeout).toBe(60 * 60_000);
  expect(server.maxConnections).toBe(5000);
});

test('closes a stalled upload without a response', async () => {
  const { socket } = await halfSent();
  const heard: string[] = [];
  socket.on('data', (text) => heard.push(String(text)));
  await once(socket, 'close');
  expect(heard).toEqual([]);
});

test('waits longer for the response to a complete request', async () => {
  const { socket, outgoing } = await halfSent();
  const limit = once(outgoing, 'timeout');
  socket.write('cd');
  await limit;
  outgoing.end('done');
  expect(String((await once(socket, 'data'))[0])).toContain('done');
});

test('closes a complete request without a response after five intervals', async () => {
  const { socket, outgoing } = await halfSent(10);
  let limits = 0;
  outgoing.on('timeout', () => (limits += 1));
  socket.write('cd');
  await once(socket, 'close');
  expect(limits).toBe(5);
});

test('closes the connection of a client that does not read', async () => {
  const { socket, outgoing } = await halfSent();
  socket.pause();
  socket.write('cd');
  const closed = once(outgoing, 'close');
  outgoing.end(Buffer.alloc(64 * 1024 * 1024));
  await closed;
  expect(outgoing.writableFinished).toBe(false);
});
