import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * Sends a whole request and closes the connection before the answer, as a phone does that loses its network. Resolves when the request has left; never
 * rejects, because a broken connection is the purpose.
 */
export function sendAndCut(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
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
