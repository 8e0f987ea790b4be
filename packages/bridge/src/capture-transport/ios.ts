import type { Transport } from '../transport.ts';
import { answerFunction, type Handler, post } from './handler.ts';

/**
 * iOS, `window.webkit.messageHandlers`. A WKScriptMessageHandlerWithReply answers through the promise of `postMessage`, which nobody else can
 * resolve; an older handler calls the answer function, as do events.
 */
export function iosTransport(page: object, handler: Handler, answerName: string): Transport {
  return { platform: 'ios', send: (message) => post(handler, message), listen: answerFunction(page, answerName) };
}
