import type { Transport } from '../transport.ts';
import { type Handler, post } from './handler.ts';

/**
 * Creates the transport of the desktop client. Its handler is a `contextBridge` object with `message` events and a
 * `postMessage` that returns a promise.
 */
export function electronTransport(handler: Handler): Transport {
  return {
    platform: 'electron',
    send: (message) => post(handler, message),
    listen(receive) {
      const listener = (event: { data: unknown }) => receive(event.data);
      handler.addEventListener?.('message', listener);
      return () => handler.removeEventListener?.('message', listener);
    },
  };
}
