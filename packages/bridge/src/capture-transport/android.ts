import type { Transport } from '../transport.ts';
import { answerFunction, type Handler, post } from './handler.ts';

/**
 * Android. With `WebViewCompat.addWebMessageListener` (exact origins, the app's first choice) answers are events of the handler itself, out of
 * reach of other frames. An older `addJavascriptInterface` handler has no events: the app then calls the answer function by `evaluateJavascript`.
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
