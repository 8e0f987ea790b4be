import type { Transport } from '../transport.ts';
import { type AppHandler, addAnswerFunction, postToHandler } from './handler.ts';

/**
 * Creates the iOS transport. WKScriptMessageHandlerWithReply responds through the promise of `postMessage`, which
 * scripts cannot resolve. Older handlers, and events, call the answer function.
 */
export function iosTransport(page: object, handler: AppHandler, answerName: string): Transport {
  return {
    platform: 'ios',
    send: (message) => postToHandler(handler, message),
    listen: addAnswerFunction(page, answerName),
  };
}
