import type { Transport } from '../transport.ts';
import { type AppHandler, postToHandler } from './handler.ts';

/**
 * Creates the transport of the desktop client. Its handler is a `contextBridge` object with `message` events and a
 * `postMessage` that returns a promise.
 */
export function electronTransport(handler: AppHandler): Transport {
  return {
    platform: 'electron',
    send: (message) => postToHandler(handler, message),
    listen(receive) {
      const listener = (event: { data: unknown }) => receive(event.data);
      handler.addEventListener?.('message', listener);
      return () => handler.removeEventListener?.('message', listener);
    },
  };
}
