import type { Transport } from '../transport.ts';
import { androidTransport } from './android.ts';
import { electronTransport } from './electron.ts';
import { handlerOf, property } from './handler.ts';
import { iosTransport } from './ios.ts';

/** What the app puts into the page, and what it calls. Part of the contract with the app. */
export const nativeName = 'quaysideNative';
/** The same on Electron, where the preload script puts it into the page. */
export const electronName = 'quaysideElectron';
/**
 * The function on `window` by which a shell without a reply channel of its own (an older iOS or Android handler) answers, and sends events on iOS.
 */
export const answerName = 'quaysideAnswer';

/** An ordinary browser: nothing to send to. */
export const noTransport: Transport = {
  platform: 'browser',
  send() {
    throw new TypeError('There is no native app.');
  },
  listen: () => () => undefined,
};

const captured = new WeakMap<object, Transport>();

/**
 * Takes the app's interface out of the page, so that scripts and frames that come later find none: call it once, before anything else runs, with `window`.
 * A second call gives the same transport. In a browser it is `noTransport`.
 */
export function captureTransport(page: object): Transport {
  const transport = captured.get(page) ?? capture(page);
  captured.set(page, transport);
  return transport;
}

function capture(page: object): Transport {
  const electron = handlerOf(page, electronName);
  const ios = handlerOf(property(property(page, 'webkit'), 'messageHandlers'), nativeName);
  const android = handlerOf(page, nativeName);
  Reflect.deleteProperty(page, electronName);
  Reflect.deleteProperty(page, nativeName);
  if (electron) return electronTransport(electron);
  if (ios) return iosTransport(page, ios, answerName);
  if (android) return androidTransport(page, android, answerName);
  return noTransport;
}
