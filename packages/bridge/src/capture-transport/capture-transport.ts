import type { Transport } from '../transport.ts';
import { androidTransport } from './android.ts';
import { electronTransport } from './electron.ts';
import { findHandler, getProperty } from './handler.ts';
import { iosTransport } from './ios.ts';

/** Name of the handler that an iOS or Android app adds to the page. */
export const nativeName = 'quaysideNative';
/** Name of the handler that Electron's preload script adds to the page. */
export const electronName = 'quaysideElectron';
/** Name of the function on `window` that older iOS and Android handlers call to respond. iOS also calls it for events. */
export const answerName = 'quaysideAnswer';

/** Transport for a browser without an app. `send` throws TypeError, and `listen` never calls its listener. */
export const noTransport: Transport = {
  platform: 'browser',
  send() {
    throw new TypeError('There is no native app.');
  },
  listen: () => () => undefined,
};

const captured = new WeakMap<object, Transport>();

/**
 * Returns the app's interface as a transport, and removes it from the page, so that later scripts and frames cannot use
 * it. Call it with `window` before any other code. A second call returns the same transport. In a browser, it returns
 * `noTransport`.
 */
export function captureTransport(page: object): Transport {
  const transport = captured.get(page) ?? capture(page);
  captured.set(page, transport);
  return transport;
}

function capture(page: object): Transport {
  const electron = findHandler(page, electronName);
  const ios = findHandler(getProperty(getProperty(page, 'webkit'), 'messageHandlers'), nativeName);
  const android = findHandler(page, nativeName);
  Reflect.deleteProperty(page, electronName);
  Reflect.deleteProperty(page, nativeName);
  if (electron) return electronTransport(electron);
  if (ios) return iosTransport(page, ios, answerName);
  if (android) return androidTransport(page, android, answerName);
  return noTransport;
}
