import { isString } from '@quayside/platform/storage';
import { describe, expect, test } from 'vitest';
import { createSession, type SessionEvent } from './session.ts';
import { createSharedArea, createTestStorage } from './testing/test-client.ts';

const login = { token: 'token-A', userId: 'user-A' };

function open(area: ReturnType<typeof createSharedArea> | undefined = createSharedArea()) {
  const page = new EventTarget() as unknown as Window;
  const storage = createTestStorage(area);
  const session = createSession({ storage, page });
  const events: SessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  return { session, storage, events, area, tell: () => page.dispatchEvent(new Event('storage')) };
}

describe('session', () => {
  test('START-04 stores the token in memory and obfuscated on the device, and restores it', () => {
    const { session, area } = open();
    session.begin(login);
    expect(area.getItem('qs.userToken')).not.toContain('token-A');
    const again = open(area).session;
    expect([again.token(), again.userId()]).toEqual(['token-A', 'user-A']);
  });

  test('START-11 CALL-04 merges the current user, and saves uuid and dolphinNo on the device', () => {
    const { session, storage, events } = open();
    session.begin(login);
    session.merge({ userName: 'n', phoneNumber: 'p' });
    session.merge({ userId: 'user-1', uuid: 'u', dolphinNo: 'd', thirdBindBit: 256 });
    expect(session.user()).toEqual({
      userName: 'n',
      phoneNumber: 'p',
      userId: 'user-1',
      uuid: 'u',
      dolphinNo: 'd',
      thirdBindBit: 256,
    });
    expect([session.userId(), storage.get('uuid', isString), storage.get('dolphinNo', isString)]).toEqual([
      'user-1',
      'u',
      'd',
    ]);
    session.clearUser();
    expect([session.user(), session.token()]).toEqual([{}, 'token-A']);
    expect(events.map(({ type }) => type)).toEqual(['began', 'user', 'user', 'user']);
  });

  test('ERR-02 deletes all data of an ended login from the device', () => {
    const { session, events, area } = open();
    session.begin(login);
    session.merge({ uuid: 'u', dolphinNo: 'd' });
    expect(session.end('expired', session.generation())).toBe(true);
    expect([area.length, session.token(), session.userId(), session.user()]).toEqual([0, undefined, '', {}]);
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'expired' });
    expect(session.end('expired', session.generation())).toBe(false);
  });

  test('F04 `end` ends the current login, but not a later one', () => {
    const { session } = open();
    session.begin(login);
    const old = session.generation();
    session.begin({ token: 'token-B', userId: 'user-B' });
    expect([session.end('expired', old), session.token()]).toEqual([false, 'token-B']);
  });

  test("F10 does not write on another window's event, so that windows do not trigger each other", () => {
    const area = createSharedArea();
    let writes = 0;
    const counted = {
      ...area,
      setItem(key: string, value: string) {
        writes += 1;
        area.setItem(key, value);
      },
      removeItem(key: string) {
        writes += 1;
        area.removeItem(key);
      },
    };
    const window = open(counted);
    window.session.begin(login);
    writes = 0;
    window.tell();
    expect([writes, window.session.token()]).toEqual([0, 'token-A']);
  });

  test('F10 a session ends when another window signs out, on the event or at the next check', () => {
    const area = createSharedArea();
    const [a, b, c] = [open(area), open(area), open(area)];
    a.session.begin(login);
    b.session.begin(login);
    c.session.begin(login);
    a.session.end('logout', a.session.generation());
    b.tell();
    expect(b.events.at(-1)).toEqual({ type: 'ended', reason: 'elsewhere' });
    expect(c.session.token()).toBe('token-A');
    c.session.check();
    expect([c.session.token(), c.events.at(-1)]).toEqual([undefined, { type: 'ended', reason: 'elsewhere' }]);
  });

  test('F03 F10 a session ends when another window signs in as another user, without deleting that token', () => {
    const area = createSharedArea();
    const [a, b] = [open(area), open(area)];
    a.session.begin(login);
    b.session.begin({ token: 'token-B', userId: 'user-B' });
    a.tell();
    expect(a.events.at(-1)).toEqual({ type: 'ended', reason: 'switched' });
    expect(open(area).session.token()).toBe('token-B');
  });

  test('F10 does not delete the login of another window when this one signs out', () => {
    const area = createSharedArea();
    const [a, b] = [open(area), open(area)];
    a.session.begin(login);
    b.session.begin({ token: 'token-B', userId: 'user-B' });
    a.session.end('expired', a.session.generation());
    expect(open(area).session.token()).toBe('token-B');
  });

  test('F38 stores a login in memory if the device has no storage', () => {
    const storage = createTestStorage(undefined);
    const session = createSession({ storage });
    session.begin(login);
    session.check();
    expect(session.token()).toBe('token-A');
  });

  test('ignores storage events after dispose', () => {
    const { session, tell, area, events } = open();
    session.begin(login);
    session.dispose();
    area.removeItem('qs.userToken');
    tell();
    expect(events.map(({ type }) => type)).toEqual(['began']);
  });

  test('a session has no user without a stored token', () => {
    const { session, area } = open();
    session.begin(login);
    area.removeItem('qs.userToken');
    expect(open(area).session.userId()).toBe('');
  });

  test('F10 a session without a login does not end when another window signs in', () => {
    const area = createSharedArea();
    const [a, b] = [open(area), open(area)];
    b.session.begin(login);
    a.session.check();
    expect(a.events).toEqual([]);
  });

  test('F38 a session does not end when the storage fails during a login', () => {
    const area = createSharedArea();
    let state: 'works' | 'fails' = 'works';
    const failing = {
      ...area,
      getItem(key: string) {
        if (state === 'fails') throw new DOMException('The operation is insecure.', 'SecurityError');
        return area.getItem(key);
      },
      setItem(key: string, value: string) {
        if (state === 'fails') throw new DOMException('The operation is insecure.', 'SecurityError');
        area.setItem(key, value);
      },
    };
    const { session, events } = open(failing);
    session.begin(login);
    state = 'fails';
    session.check();
    expect([session.token(), events.map(({ type }) => type)]).toEqual(['token-A', ['began']]);
  });

  test('CALL-04 `merge` keeps fields of the user that the new data lack', () => {
    const { session, storage, area } = open();
    session.begin(login);
    session.merge({ userId: 'user-1', uuid: 'u', dolphinNo: 'd' });
    session.merge({ userName: 'n' });
    expect([session.userId(), storage.get('uuid', isString), storage.get('dolphinNo', isString)]).toEqual([
      'user-1',
      'u',
      'd',
    ]);
    expect(open(area).session.userId()).toBe('user-1');
  });

  test('ERR-02 deletes data that another window left on the device after its sign-out', () => {
    const { session, area } = open();
    session.begin(login);
    session.merge({ uuid: 'u' });
    area.removeItem('qs.userToken');
    session.end('logout', session.generation());
    expect(area.length).toBe(0);
  });

  test('notifies a listener until it unsubscribes', () => {
    const { session } = open();
    const told: string[] = [];
    const unsubscribe = session.subscribe(({ type }) => told.push(type));
    session.begin(login);
    unsubscribe();
    session.clearUser();
    expect(told).toEqual(['began']);
  });

  test('does not notify listeners after dispose, with or without a window', () => {
    const session = createSession({ storage: createTestStorage(createSharedArea()) });
    const told: string[] = [];
    session.subscribe(({ type }) => told.push(type));
    session.dispose();
    session.begin(login);
    expect(told).toEqual([]);
  });
});
