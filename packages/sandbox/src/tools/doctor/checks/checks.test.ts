import { describe, expect, test } from 'vitest';
import { createReport, runCheck } from '../check.ts';
import type { DoctorEnvironment, OpenDatabase } from '../environment.ts';
import { checkAppPresence, checkAppVersion, checkUserAgent } from './app-checks.ts';
import { checkClock, checkContentPolicy, checkHostBuild } from './server-checks.ts';
import {
  checkCookies,
  checkDatabase,
  checkKeyOfEarlierVisit,
  checkStorageArea,
  checkStoredKey,
} from './storage-checks.ts';
import {
  checkCamera,
  checkCameraPicture,
  checkFileChooser,
  checkSecureContext,
  checkVisibility,
  checkWebViewVersion,
} from './web-view-checks.ts';

const agent = (more: string) => `Mozilla/5.0 QuaysideApp/1.7.0 (appType=12;langType=3;${more})`;
const whole = agent('appVersion=1.7.0;platform=ios;uuid=device');
const bridgeOf = (platform: 'ios' | 'browser', capabilities?: unknown) =>
  ({
    platform,
    call: async () => capabilities ?? Promise.reject(new Error('unsupported')),
  }) as unknown as DoctorEnvironment['bridge'];

describe('the app', () => {
  test('finds out whether the app is present', () => {
    expect(checkAppPresence({ bridge: bridgeOf('ios') }).result).toBe('ok');
    expect(checkAppPresence({ bridge: bridgeOf('browser') })).toMatchObject({
      result: 'falls-short',
      fix: expect.stringContaining('quaysideNative'),
    });
  });

  test('checks that the user agent of the app has the required parts', () => {
    const found = (userAgentText: string) => checkUserAgent({ userAgent: userAgentText, bridge: bridgeOf('ios') });
    expect(found(whole)).toMatchObject({ result: 'ok', found: expect.not.stringContaining('device') });
    expect(found(agent('appVersion=1.7-beta;uuid=device')).found).toContain('appVersion, platform');
    expect(found(agent('appVersion=1.7.0;platform=android;uuid=d')).result).toBe('falls-short');
  });

  test('checks that the app states the same version everywhere', async () => {
    const of = async (version: string | undefined) =>
      (await checkAppVersion({ userAgent: whole, bridge: bridgeOf('ios', version && { appVersion: version }) })).result;
    expect([await of('1.7'), await of('1.6.0'), await of(undefined)]).toEqual(['ok', 'falls-short', 'cannot-tell']);
  });
});

describe('the web view', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15', 'ok', 'iOS 18.6'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15', 'falls-short', 'iOS 16.3'],
    ['Mozilla/5.0 (Linux; Android 9; wv) Version/4.0 Chrome/110.0.5481.65 Mobile Safari/537.36', 'falls-short', '110'],
    ['Mozilla/5.0 (Linux; Android 9; wv) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36', 'ok', 'Chrome 140'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15', 'ok', 'Safari 17.4'],
    ['OurApp/3', 'cannot-tell', ''],
  ])('finds the version of the web view in the user agent %s', (text, result, found) => {
    expect(checkWebViewVersion({ userAgent: text })).toMatchObject({ result, found: expect.stringContaining(found) });
  });

  test('requires a secure URL', () => {
    expect(checkSecureContext({ isSecureContext: true }).result).toBe('ok');
    expect(checkSecureContext({ isSecureContext: false }).result).toBe('falls-short');
  });

  test('checks that the web view offers a camera with an inline picture', async () => {
    const devices = (kind: MediaDeviceKind) => ({
      enumerateDevices: async () => [{ kind, deviceId: '', groupId: '', label: '', toJSON: () => ({}) }],
    });
    expect(await checkCamera({ mediaDevices: undefined })).toMatchObject({ result: 'falls-short' });
    expect(await checkCamera({ mediaDevices: devices('audioinput') })).toMatchObject({ result: 'falls-short' });
    expect(await checkCamera({ mediaDevices: devices('videoinput') })).toMatchObject({ result: 'cannot-tell' });
    const picture = { width: 640, height: 480, fullScreen: false };
    expect(await checkCameraPicture({ openCamera: async () => picture })).toMatchObject({ result: 'ok' });
    const alone = await checkCameraPicture({ openCamera: async () => ({ ...picture, fullScreen: true }) });
    expect(alone).toMatchObject({ fix: expect.stringContaining('allowsInlineMediaPlayback') });
    const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    expect(await checkCameraPicture({ openCamera: refused })).toMatchObject({
      found: expect.stringContaining('NotAllowedError'),
      fix: expect.stringContaining('onPermissionRequest'),
    });
  });

  test('checks that the web view opens a file chooser, with or without a file', async () => {
    const by = async (file: { type: string; size: number } | undefined) =>
      (await checkFileChooser({ chooseFile: async () => file })).result;
    expect([await by(undefined), await by({ type: 'image/png', size: 9 }), await by({ type: '', size: 0 })]).toEqual([
      'ok',
      'ok',
      'falls-short',
    ]);
  });

  test('checks that the web view reports a hidden page, and then a visible one', () => {
    const told = (...words: readonly string[]) =>
      checkVisibility(
        'visible',
        words.map((word) => ({ by: 'app', status: word as 'hidden' | 'visible' })),
      ).result;
    expect([told(), told('visible'), told('hidden'), told('visible', 'hidden'), told('hidden', 'visible')]).toEqual([
      'cannot-tell',
      'cannot-tell',
      'cannot-tell',
      'cannot-tell',
      'ok',
    ]);
    expect(checkVisibility('hidden', []).result).toBe('falls-short');
  });
});

/** Returns functions that open a database, whose entries stay after it was closed. */
function draftStore(entries = new Map<string, unknown>()) {
  const kept: OpenDatabase = {
    get: async (name) => entries.get(name),
    put: async (name, value) => void entries.set(name, value),
    close: () => undefined,
  };
  return { entries, openKept: async () => kept };
}

function areaOf(keeps: boolean): DoctorEnvironment['area'] {
  const texts = new Map<string, string>();
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void (keeps && texts.set(key, text)),
    removeItem: (key: string) => void texts.delete(key),
    key: () => null,
    length: 0,
  };
  return () => store;
}
const blocked = (): never => {
  throw new DOMException('no', 'SecurityError');
};

describe('storage', () => {
  test('F38 passes a storage area only if it stores entries', () => {
    expect(checkStorageArea({ area: areaOf(true) }, 'localStorage').result).toBe('ok');
    expect(checkStorageArea({ area: areaOf(false) }, 'localStorage').found).toContain('Ignores writes');
    expect(checkStorageArea({ area: blocked }, 'sessionStorage')).toMatchObject({ found: 'Refuses: SecurityError.' });
  });

  test('checks that cookies can be set and removed', () => {
    let jar = 'a=1';
    const jarWith = (keeps: boolean) => ({
      cookies: {
        read: () => jar,
        write(cookie: string) {
          jar = keeps && !cookie.includes('max-age=0') ? `a=1; ${cookie.split(';')[0]}` : 'a=1';
        },
      },
    });
    expect([checkCookies(jarWith(true)).result, jar]).toEqual(['ok', 'a=1']);
    expect(checkCookies(jarWith(false))).toMatchObject({ fix: expect.stringContaining('setAcceptCookie') });
  });

  test('checks that a database can be opened', async () => {
    expect((await checkDatabase(draftStore())).result).toBe('ok');
    expect(await checkDatabase({ openKept: async () => blocked() })).toMatchObject({ result: 'falls-short' });
  });

  const { subtle } = crypto;

  test('F41 checks that a key that cannot be extracted can be stored', async () => {
    const { entries, openKept } = draftStore();
    expect((await checkStoredKey({ subtle, openKept })).result).toBe('ok');
    const { key } = entries.get('key') as { key: CryptoKey };
    await expect(subtle.exportKey('raw', key)).rejects.toThrow('extractable');
    const forgetful = draftStore();
    forgetful.entries.set = () => forgetful.entries;
    expect((await checkStoredKey({ subtle, openKept: forgetful.openKept })).result).toBe('falls-short');
    expect((await checkStoredKey({ subtle: undefined, openKept })).result).toBe('falls-short');
  });

  test('F41 checks that a stored key remains until the next visit', async () => {
    const store = draftStore();
    const visit = () => checkKeyOfEarlierVisit({ ...store, subtle, area: place, now: () => 1_800_000_000_000 });
    const place = areaOf(true);
    expect((await visit()).result).toBe('cannot-tell');
    expect(await visit()).toMatchObject({ result: 'ok', found: expect.stringContaining('2027-01-15') });
    store.entries.clear();
    expect(await visit()).toMatchObject({ result: 'falls-short', found: expect.stringContaining('is gone') });
  });
});

describe('the server', () => {
  const now = Date.parse('2026-11-21T10:00:00.500Z');
  const asks =
    (text: string, headers: Record<string, string>, status = 200) =>
    async () =>
      new Response(text, { headers, status });
  const skew = async (headers: Record<string, string>, status = 200) =>
    (await checkClock({ now: () => now, ask: asks('', headers, status) })).result;

  test('F59 reports a clock of the device that differs from the server’s', async () => {
    expect(await skew({ Date: 'Sat, 21 Nov 2026 10:00:00 GMT' })).toBe('ok');
    expect(await skew({ Date: 'Sat, 21 Nov 2026 10:05:00 GMT' })).toBe('ok');
    expect(await skew({ Date: 'Sat, 21 Nov 2026 10:05:01 GMT' })).toBe('falls-short');
    expect(await skew({ Date: 'Sat, 21 Nov 2026 09:54:59 GMT' })).toBe('falls-short');
    for (const headers of [{}, { Date: 'now' }] as Record<string, string>[])
      expect(await skew(headers)).toBe('cannot-tell');
    expect(await skew({ Date: 'Sat, 21 Nov 2026 10:00:00 GMT' }, 502)).toBe('cannot-tell');
  });

  test('recognises the build of the host, or that it is served from its sources', async () => {
    const of = (text: string, status = 200) => checkHostBuild({ base: '/a/', ask: asks(text, {}, status) });
    const script = '<script type="module" crossorigin src="/a/assets/index-DYRCNkfR.js"></script>';
    expect(await of(script)).toMatchObject({ result: 'ok', found: 'Build DYRCNkfR.' });
    expect(await of('<script type="module" src="/a/@vite/client"></script>')).toMatchObject({ result: 'cannot-tell' });
    expect(await of('', 502)).toMatchObject({ result: 'falls-short', found: expect.stringContaining('502') });
  });

  test('checks that the web view enforces the policy of the page', async () => {
    const policy = { 'content-security-policy': "default-src 'none'" };
    const of = (headers: Record<string, string>, runs: boolean) =>
      checkContentPolicy({
        doctor: '/doctor/',
        ask: asks('', headers),
        forbidden: { inlineScript: () => runs, textAsCode: () => false },
      });
    expect((await of(policy, false)).result).toBe('ok');
    expect((await of({}, false)).found).toContain('does not arrive');
    expect((await of(policy, true)).found).toContain('a script in the page');
  });
});

test('returns a finding for a check that throws', async () => {
  expect(await runCheck(blocked)).toMatchObject({
    result: 'cannot-tell',
    found: expect.stringContaining('SecurityError'),
  });
});

test('counts the findings in the report', () => {
  const entry = { id: 'a', group: 'App', title: 'A', found: '' } as const;
  const { counts } = createReport(
    [
      { ...entry, result: 'ok' },
      { ...entry, result: 'falls-short', fix: '' },
    ],
    'done',
  );
  expect(counts).toEqual({ ok: 1, 'falls-short': 1, 'cannot-tell': 0 });
});
