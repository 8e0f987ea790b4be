import { createSession, type SessionEvent } from '@quayside/api/session';
import { createBridge } from '@quayside/bridge/bridge';
import { noTransport } from '@quayside/bridge/capture-transport';
import { createSimulator } from '@quayside/bridge/testing/simulator';
import type { Transport } from '@quayside/bridge/transport';
import { createStorage, type StorageArea } from '@quayside/platform/storage';
import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { describe, expect, test, vi } from 'vitest';
import { checkOnReturn } from './check-on-return.ts';

/** Opens a signed-in page whose events the test dispatches, on a device to which other windows can write. */
function open(transport: Transport = noTransport) {
  const texts = new Map<string, string>();
  const area: StorageArea = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
  const storage = createStorage({ area: () => area, now: () => 0, prefix: '' });
  const session = createSession({ storage });
  const ended: SessionEvent[] = [];
  session.subscribe((event) => event.type === 'ended' && ended.push(event));
  session.begin({ token: 'token-a', userId: 'user-a' });
  const body = { hidden: false };
  const document = Object.assign(new EventTarget(), { body, visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document });
  const timers = createFakeTimers();
  const watch = {
    page: window as unknown as Pick<Window, 'addEventListener' | 'document'>,
    bridge: createBridge(transport, { timers }),
    session,
    timers,
    askServer: vi.fn<() => Promise<void>>(async () => undefined),
    storeUnsaved: vi.fn<() => Promise<void>>(async () => undefined),
    refreshAll: vi.fn<() => Promise<void>>(async () => undefined),
    reload: vi.fn<() => void>(),
  };
  checkOnReturn(watch);
  const tell = (type: string, persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return {
    ...watch,
    body,
    ended,
    leave: (persisted = true) => tell('pagehide', persisted),
    comeBack: (persisted = true) => tell('pageshow', persisted),
    /** Dispatches that the customer has left the window (`hidden`) or returned (`visible`). */
    show(state: 'hidden' | 'visible') {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
      timers.advance(1000);
    },
    otherWindow: {
      signsOut: () => texts.clear(),
      signsIn: (token: string, userId: string) => createSession({ storage }).begin({ token, userId }),
    },
  };
}

describe('F09 a page that enters the back/forward cache', () => {
  test('a cached page is hidden when a signed-in customer leaves, and visible after a check', () => {
    const { body, leave, comeBack, askServer, reload } = open();
    leave();
    expect(body.hidden).toBe(true);
    comeBack();
    expect(body.hidden).toBe(false);
    expect(askServer).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['the customer signed out', (other: ReturnType<typeof open>['otherWindow']) => other.signsOut()],
    [
      'another customer signed in',
      (other: ReturnType<typeof open>['otherWindow']) => other.signsIn('token-b', 'user-b'),
    ],
  ])('a cached page stays hidden and reloads if %s', (_, happen) => {
    const { body, leave, comeBack, otherWindow, reload } = open();
    leave();
    happen(otherWindow);
    comeBack();
    expect(body.hidden).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a page that is not cached, or on which no customer is signed in, is not hidden', () => {
    const signedIn = open();
    signedIn.leave(false);
    expect(signedIn.body.hidden).toBe(false);
    const { session, leave, body } = open();
    session.end('logout', session.generation());
    leave();
    expect(body.hidden).toBe(false);
  });
});

describe('a page to which the customer returns', () => {
  test('input is stored when the page is hidden', () => {
    const { show, storeUnsaved } = open();
    show('hidden');
    expect(storeUnsaved).toHaveBeenCalledOnce();
  });

  test('F42 a return loads the answers of another device for a signed-in customer', () => {
    const { show, refreshAll, session } = open();
    show('hidden');
    expect(refreshAll).not.toHaveBeenCalled();
    show('visible');
    expect(refreshAll).toHaveBeenCalledOnce();
    session.end('logout', session.generation());
    show('hidden');
    show('visible');
    expect(refreshAll).toHaveBeenCalledOnce();
  });

  test('F10 a return ends the session if another window has signed out', () => {
    const { show, otherWindow, ended } = open();
    show('hidden');
    otherWindow.signsOut();
    show('visible');
    expect(ended).toEqual([{ type: 'ended', reason: 'elsewhere' }]);
  });

  test('F03 a return adopts the login of the app and reloads if the app has another customer', async () => {
    const { transport } = createSimulator(); // its user is app-user-1
    const { show, session, reload } = open(transport);
    show('hidden');
    show('visible');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([session.token(), session.userId()]).toEqual(['app-token-1', 'app-user-1']);
  });

  test('F03 a return keeps the session if the app has the same customer or does not respond', async () => {
    const same = createSimulator();
    const one = open(same.transport);
    one.session.begin({ token: 'token-a', userId: 'app-user-1' });
    one.show('hidden');
    one.show('visible');
    await vi.waitFor(() => expect(same.sent.some(({ command }) => command === 'get_user_info')).toBe(true));
    const mute = createSimulator({ script: { get_user_info: 'refused' } });
    const other = open(mute.transport);
    other.show('hidden');
    other.show('visible');
    await vi.waitFor(() => expect(mute.sent.some(({ command }) => command === 'get_user_info')).toBe(true));
    await Promise.resolve();
    expect([one.reload, other.reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect([one.session.token(), other.session.token()]).toEqual(['token-a', 'token-a']);
  });
});
