import { createBridge } from '@quayside/bridge/bridge';
import { noTransport } from '@quayside/bridge/capture-transport';
import { BridgeRefused, BridgeUnavailable } from '@quayside/bridge/errors';
import { createSimulator } from '@quayside/bridge/simulator';
import { describe, expect, test } from 'vitest';
import { type Claim, chooseIdentity } from './choose-identity.ts';
import { appUser, askForLogin, NoAppUserError, registrationAddress } from './login.ts';

describe('login', () => {
  const href = 'https://open.example.com/acct/open-account/sg-base-info?token=T&langType=3&overseaType=sg#code=C';

  test('CALL-07 F08 the registration address carries langType and the encoded way back, without secrets', () => {
    expect(registrationAddress({ href, langType: 5 })).toBe(
      'https://open.example.com/promo/overseas/sg-register.html?langType=5&callBackUrl=https%3A%2F%2Fopen.example.com%2Facct%2Fopen-account%2Fsg-base-info%3FoverseaType%3Dsg%26langType%3D3',
    );
  });

  test('CALL-07 in a browser the page leaves for registration', async () => {
    const visited: string[] = [];
    const result = await askForLogin({
      bridge: createBridge(noTransport),
      href,
      langType: 3,
      navigate: (url) => visited.push(url),
    });
    expect([result, visited]).toEqual([{ result: 'leaving' }, [registrationAddress({ href, langType: 3 })]]);
  });

  test('F02 a browser that begins a login says so beside langType and callBackUrl', async () => {
    const visited: string[] = [];
    await askForLogin({
      bridge: createBridge(noTransport),
      href,
      langType: 3,
      navigate: (url) => visited.push(url),
      begin: async () => ({ state: 's1', challenge: 'c1' }),
    });
    expect(visited).toEqual([
      `${registrationAddress({ href, langType: 3 })}&state=s1&code_challenge=c1&code_challenge_method=S256`,
    ]);
  });

  test.each(['android', 'ios'] as const)(
    'CALL-07 in the %s app its login is opened, and its user taken',
    async (platform) => {
      const app = createSimulator({ platform });
      const result = await askForLogin({
        bridge: createBridge(app.transport),
        href,
        langType: 3,
        navigate: () => undefined,
      });
      expect(result).toMatchObject({ result: 'user', user: { userToken: 'app-token-1' } });
      expect(app.sent.map(({ command }) => command)).toEqual(['command_user_login', 'get_user_info']);
      expect(JSON.stringify(app.sent)).not.toContain('token=T');
    },
  );

  test('CALL-07 the desktop client gives its token without a login; its failure rejects', async () => {
    const ask = (script: Parameters<typeof createSimulator>[0]) =>
      askForLogin({
        bridge: createBridge(createSimulator({ platform: 'electron', ...script }).transport),
        href,
        langType: 3,
        navigate: () => undefined,
      });
    expect(await ask({})).toMatchObject({ result: 'user' });
    await expect(ask({ script: { get_user_info: 'throw' } })).rejects.toBeInstanceOf(BridgeUnavailable);
    await expect(
      ask({ script: { get_user_info: () => ({ userId: '', userToken: '' }) as never } }),
    ).rejects.toBeInstanceOf(NoAppUserError);
  });

  test('F05 a refused login in the app rejects: it can be offered again', async () => {
    const app = createSimulator({ script: { command_user_login: 'refused' } });
    const options = { bridge: createBridge(app.transport), href, langType: 3, navigate: () => undefined };
    await expect(askForLogin(options)).rejects.toBeInstanceOf(BridgeRefused);
    app.behave({ command_user_login: 'ok' });
    expect((await askForLogin(options)).result).toBe('user');
    expect((await appUser(options.bridge)).userId).toBe('app-user-1');
  });
});

describe('identity', () => {
  const claims: readonly (Claim | undefined)[] = [undefined, { token: 'A', userId: 'a' }, { token: 'B', userId: 'b' }];
  const cells = claims.flatMap((stored) => claims.flatMap((link) => claims.map((app) => ({ stored, link, app }))));

  test.each(cells)('F02 F03 stored $stored.token, link $link.token, app $app.token', ({ stored, link, app }) => {
    const identity = chooseIdentity({ stored, link, app });
    const expected = app ?? (link && link.token !== stored?.token ? link : stored);
    expect('claim' in identity ? identity.claim : undefined).toEqual(expected);
    const linkAlone = !app && link !== undefined && link.token !== stored?.token;
    expect(identity.decision).toBe(expected ? (linkAlone ? 'confirm' : 'use') : 'nobody');
    expect('claim' in identity && identity.forgetStored).toBe(
      stored !== undefined && expected !== undefined && stored.token !== expected.token,
    );
  });

  test('F03 a fresh token of the same user keeps what he left', () => {
    expect(chooseIdentity({ stored: { token: 'A', userId: 'a' }, app: { token: 'A2', userId: 'a' } })).toMatchObject({
      from: 'app',
      forgetStored: false,
    });
  });
});
