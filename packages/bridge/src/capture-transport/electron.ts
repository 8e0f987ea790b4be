import type { Transport } from '../transport.ts';
import { type Handler, post } from './handler.ts';

/** The desktop client: an object of `contextBridge` whose `postMessage` answers by promise and whose `message` events tell of changes. */
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
