import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived at the fault server. */
export type ReceivedRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
/** A function that responds to a request with a scripted fault. */
export type Fault = (request: ReceivedRequest, response: ServerResponse) => void;

/** An HTTP server with scripted faults. `behave` sets the response to later requests; `cutAfter` closes the connection after so many bytes of a body. */
export type FaultServer = {
  readonly base: string;
  readonly arrived: readonly ReceivedRequest[];
  readonly behave: (fault: Fault) => void;
  readonly cutAfter: (bytes: number) => void;
  readonly close: () => Promise<void>;
};

/** Starts an HTTP server with scripted faults on a free port of localhost. */
export async function startFaultServer(): Promise<FaultServer> {
  const arrived: ReceivedRequest[] = [];
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
      return; // the client closed the connection
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
