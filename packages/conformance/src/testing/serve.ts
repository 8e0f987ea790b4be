import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** A server that listens on a free port of localhost. */
export type TestServer = { readonly base: string; readonly close: () => Promise<void> };

/** Starts a server on a free port of localhost that passes requests to `handle`. The kit needs real connections, because it closes some during a response. */
export async function serve(handle: (request: Request) => Promise<Response>): Promise<TestServer> {
  const server = createServer(async (incoming, outgoing) => {
    const bodyless = incoming.method === 'GET' || incoming.method === 'HEAD';
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(bodyless ? {} : { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    });
    const answer = await handle(request);
    outgoing.sendDate = false;
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(new Uint8Array(await answer.arrayBuffer()));
  });
  server.keepAliveTimeout = 120_000; // a database may take this long to start between two requests on one connection
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
