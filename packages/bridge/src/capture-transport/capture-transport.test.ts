import { describe, expect, test } from 'vitest';
import { createBridge } from '../bridge/bridge.ts';
import type { RequestMessage } from '../bridge/message.ts';
import { answerName, captureTransport, electronName, nativeName, noTransport } from './capture-transport.ts';

type Page = Record<string, unknown>;
const user = { userId: 'native', userToken: 't' };
const answerTo = (text: string) => {
  const { id, command } = JSON.parse(text) as RequestMessage;
  return JSON.stringify({ id, command, status: 'ok', data: user });
};

/** Installs an Android JavascriptInterface, which calls the page's answer function. */
function javascriptInterface(page: Page) {
  const handler = {
    postMessage(text: string) {
      if (this !== handler) throw new TypeError("Java bridge method can't be invoked on a non-injected object");
      queueMicrotask(() => (page[answerName] as (message: string) => void)(answerTo(text)));
    },
  };
  page[nativeName] = handler;
}

/** Installs an addWebMessageListener handler, which responds by events. */
function webMessageListener(page: Page, name = nativeName, byPromise = false) {
  const target = new EventTarget();
  page[name] = {
    postMessage(text: string) {
      if (byPromise) return Promise.resolve(answerTo(text));
      queueMicrotask(() => target.dispatchEvent(Object.assign(new Event('message'), { data: answerTo(text) })));
      return undefined;
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
}

const apps: readonly (readonly [string, string, (page: Page) => void])[] = [
  ['Android, addWebMessageListener', 'android', webMessageListener],
  ['Android, JavascriptInterface', 'android', javascriptInterface],
  [
    'iOS, handler with reply',
    'ios',
    (page) => {
      page.webkit = {
        messageHandlers: { [nativeName]: { postMessage: (text: string) => Promise.resolve(answerTo(text)) } },
      };
    },
  ],
  [
    'iOS, handler without reply',
    'ios',
    (page) => {
      const postMessage = (text: string) =>
        queueMicrotask(() => (page[answerName] as (message: string) => void)(answerTo(text)));
      page.webkit = { messageHandlers: { [nativeName]: { postMessage } } };
    },
  ],
  ['Electron', 'electron', (page) => webMessageListener(page, electronName, true)],
];

describe.each(apps)('the transport of %s', (_, platform, install) => {
  test('BRIDGE-01 sends a command to the app and returns its response', async () => {
    const page: Page = {};
    install(page);
    const transport = captureTransport(page);
    expect(transport.platform).toBe(platform);
    expect(await createBridge(transport).call('get_user_info', {})).toMatchObject({ userId: 'native' });
  });

  test('F13 removes the handler from the page, and returns the same transport on a second call', () => {
    const page: Page = {};
    install(page);
    const transport = captureTransport(page);
    expect([page[nativeName], page[electronName], Object.keys(page).filter((key) => key !== 'webkit')]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(captureTransport(page)).toBe(transport);
  });

  test('does not send to the app after dispose', async () => {
    const page: Page = {};
    install(page);
    const bridge = createBridge(captureTransport(page));
    await bridge.call('get_user_info', {});
    const call = bridge.call('get_user_info', {});
    bridge.dispose();
    await expect(call).rejects.toMatchObject({ name: 'BridgeUnavailable', reason: 'closed' });
  });
});

test('F14 protects the answer function from replacement and removal', () => {
  const page: Page = {};
  javascriptInterface(page);
  captureTransport(page);
  const original = page[answerName];
  expect(Reflect.set(page, answerName, () => undefined)).toBe(false);
  expect(Reflect.deleteProperty(page, answerName)).toBe(false);
  expect(page[answerName]).toBe(original);
});

test("reports a command as unavailable when the app's promise rejects", async () => {
  const page: Page = {
    webkit: { messageHandlers: { [nativeName]: { postMessage: () => Promise.reject(new Error('gone')) } } },
  };
  await expect(createBridge(captureTransport(page)).call('get_user_info', {})).rejects.toMatchObject({
    reason: 'broken',
  });
});

test("returns noTransport in a browser, even if other objects have the handler's name", () => {
  expect(captureTransport({})).toBe(noTransport);
  expect(captureTransport({ [nativeName]: 'text', webkit: { messageHandlers: null } })).toBe(noTransport);
});
