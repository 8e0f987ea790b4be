import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Arrived = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
export type Fault = (request: Arrived, response: ServerResponse) => void;

export type FaultServer = {
  /** such as `http://127.0.0.1:41234/` */
  readonly base: string;
  readonly arrived: readonly Arrived[];
  /** What the server does from now on. */
  readonly behave: (fault: Fault) => void;
  /** Destroys the connection as soon as so many bytes of the body came in. */
  readonly cutAfter: (bytes: number) => void;
  readonly close: () => Promise<void>;
};

/** A real HTTP server that misbehaves as it is told. */
export async function startFaultServer(): Promise<FaultServer> {
  const arrived: Arrived[] = [];
  let fault: Fault = (_, response) => response.end();
  let cut = Infinity;
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of request) {
        chunks.push(chunk as Buffer);
        size += (chunk as Buffer).length;
        if (size >= cut) return void request.destroy();
      }
    } catch {
      return; // the client went away
    }
    const message = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    arrived.push(message);
    fault(message, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    arrived,
    behave(next) {
      fault = next;
      cut = Infinity;
    },
    cutAfter(bytes) {
      cut = bytes;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
