import type { Transport } from '../transport.ts';
import { type Handler, post } from './handler.ts';

/**
 * The desktop client's transport: a `contextBridge` object whose `postMessage` returns a promise, and which sends
 * `message` events.
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
