import type { Transport } from '../transport.ts';
import { answerFunction, type Handler, post } from './handler.ts';

/**
 * Creates the Android transport. With `WebViewCompat.addWebMessageListener`, which is preferred, responses are events
 * of the handler, which other frames cannot send. An older `addJavascriptInterface` handler has no events and calls the
 * answer function.
 */
export function androidTransport(page: object, handler: Handler, answerName: string): Transport {
  const { addEventListener, removeEventListener } = handler;
  const send = (message: string): void => void post(handler, message);
  if (!addEventListener) return { platform: 'android', send, listen: answerFunction(page, answerName) };
  return {
    platform: 'android',
    send,
    listen(receive) {
      const listener = (event: { data: unknown }) => receive(event.data);
      addEventListener.call(handler, 'message', listener);
      return () => removeEventListener?.call(handler, 'message', listener);
    },
  };
}
