import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * Sends a whole request, and closes the connection before the response, as a phone that loses its network does. Resolves after the request was sent. Never
 * rejects, because a broken connection is expected.
 */
export function sendAndDisconnect(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const sent = send(url, { method: 'POST', headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } });
    sent.on('error', () => resolve());
    sent.on('response', (answer) => {
      answer.destroy();
      resolve();
    });
    sent.end(body, () => setImmediate(() => sent.destroy()));
    sent.on('close', () => resolve());
  });
}
