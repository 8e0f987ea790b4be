import type { Transport } from '../transport.ts';
import { type AppHandler, addAnswerFunction, postToHandler } from './handler.ts';

/**
 * Creates the Android transport. Handlers of `WebViewCompat.addWebMessageListener` respond with events, which other
 * frames cannot send. Handlers of the older `addJavascriptInterface` have no events, and call the answer function.
 */
export function androidTransport(page: object, handler: AppHandler, answerName: string): Transport {
  const { addEventListener, removeEventListener } = handler;
  const send = (message: string): void => void postToHandler(handler, message);
  if (!addEventListener) return { platform: 'android', send, listen: addAnswerFunction(page, answerName) };
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
