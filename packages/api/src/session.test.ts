import { isText } from '@quayside/platform/storage';
import { describe, expect, test } from 'vitest';
import { sharedArea, storageOver } from './internal/test-client.ts';
import { createSession, type SessionEvent } from './session.ts';

const login = { token: 'token-A', userId: 'user-A' };

function open(area: ReturnType<typeof sharedArea> | undefined = sharedArea()) {
  const page = new EventTarget() as unknown as Window;
  const storage = storageOver(area);
  const session = createSession({ storage, page });
  const events: SessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  return { session, storage, events, area, tell: () => page.dispatchEvent(new Event('storage')) };
}

describe('session', () => {
  test('START-04 the token is kept in memory and veiled on the device, and found again', () => {
    const { session, area } = open();
    session.begin(login);
    expect(area.getItem('qs.userToken')).not.toContain('token-A');
    const again = open(area).session;
    expect([again.token(), again.userId()]).toEqual(['token-A', 'user-A']);
  });

  test('START-11 CALL-04 the current user is merged; uuid and dolphinNo are saved on the device', () => {
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
    expect([session.userId(), storage.get('uuid', isText), storage.get('dolphinNo', isText)]).toEqual([
      'user-1',
      'u',
      'd',
    ]);
    session.clearUser();
    expect([session.user(), session.token()]).toEqual([{}, 'token-A']);
    expect(events.map(({ type }) => type)).toEqual(['began', 'user', 'user', 'user']);
  });

  test('ERR-02 an ended login leaves nothing on the device', () => {
    const { session, events, area } = open();
    session.begin(login);
    session.merge({ uuid: 'u', dolphinNo: 'd' });
    expect(session.end('expired', session.generation())).toBe(true);
    expect([area.length, session.token(), session.userId(), session.user()]).toEqual([0, undefined, '', {}]);
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'expired' });
    expect(session.end('expired', session.generation())).toBe(false);
  });

  test('F04 only the present login can be ended', () => {
    const { session } = open();
    session.begin(login);
    const old = session.generation();
    session.begin({ token: 'token-B', userId: 'user-B' });
    expect([session.end('expired', old), session.token()]).toEqual([false, 'token-B']);
  });

  test('F10 a window that hears of another writes nothing, or two of them would answer each other for ever', () => {
    const area = sharedArea();
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

  test('F10 another window signs out: this one ends when it hears or looks', () => {
    const area = sharedArea();
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

  test('F03 F10 another window signs in as somebody else: this one ends, and does not take the new token along', () => {
    const area = sharedArea();
    const [a, b] = [open(area), open(area)];
    a.session.begin(login);
    b.session.begin({ token: 'token-B', userId: 'user-B' });
    a.tell();
    expect(a.events.at(-1)).toEqual({ type: 'ended', reason: 'switched' });
    expect(open(area).session.token()).toBe('token-B');
  });

  test('F10 a logout that comes after a login elsewhere leaves that login alone', () => {
    const area = sharedArea();
    const [a, b] = [open(area), open(area)];
    a.session.begin(login);
    b.session.begin({ token: 'token-B', userId: 'user-B' });
    a.session.end('expired', a.session.generation());
    expect(open(area).session.token()).toBe('token-B');
  });

  test('F38 without storage a login lasts as long as the page', () => {
    const storage = storageOver(undefined);
    const session = createSession({ storage });
    session.begin(login);
    session.check();
    expect(session.token()).toBe('token-A');
  });

  test('after dispose nothing is heard', () => {
    const { session, tell, area, events } = open();
    session.begin(login);
    session.dispose();
    area.removeItem('qs.userToken');
    tell();
    expect(events.map(({ type }) => type)).toEqual(['began']);
  });
});
