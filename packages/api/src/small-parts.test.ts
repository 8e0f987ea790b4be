import { createBridge } from '@quayside/bridge/bridge';
import { noTransport } from '@quayside/bridge/capture-transport';
import { BridgeRefused, BridgeUnavailable } from '@quayside/bridge/errors';
import { createSimulator } from '@quayside/bridge/testing/simulator';
import { createCallbackUrl } from '@quayside/platform/internals/return-url';
import { describe, expect, test } from 'vitest';
import { chooseIdentity, type LoginClaim } from './choose-identity.ts';
import { askForLogin, getAppUser, NoAppUserError, registrationUrl } from './login.ts';

describe('login', () => {
  const href = 'https://open.example.com/acct/open-account/sg-base-info?token=T&langType=3&overseaType=sg#code=C';

  test('CALL-07 F08 builds the registration URL with langType and the encoded callback, without secrets', () => {
    expect(registrationUrl({ href, langType: 5 })).toBe(
      'https://open.example.com/promo/overseas/sg-register.html?langType=5&callBackUrl=https%3A%2F%2Fopen.example.com%2Facct%2Fopen-account%2Fsg-base-info%3FoverseaType%3Dsg%26langType%3D3',
    );
  });

  test('CALL-07 opens registration in a browser', async () => {
    const visited: string[] = [];
    const result = await askForLogin({
      bridge: createBridge(noTransport),
      href,
      langType: 3,
      navigate: (url) => visited.push(url),
    });
    expect([result, visited]).toEqual([{ result: 'leaving' }, [registrationUrl({ href, langType: 3 })]]);
  });

  test('F02 adds the state and challenge of a login that the browser starts', async () => {
    const visited: string[] = [];
    await askForLogin({
      bridge: createBridge(noTransport),
      href,
      langType: 3,
      navigate: (url) => visited.push(url),
      begin: async () => ({ state: 's1', challenge: 'c1' }),
    });
    expect(visited).toEqual([
      `${registrationUrl({ href, langType: 3 })}&state=s1&code_challenge=c1&code_challenge_method=S256`,
    ]);
  });

  test.each(['android', 'ios'] as const)(
    'CALL-07 opens the login of the %s app and uses its user',
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
      expect(app.sent[0]?.payload).toEqual({ callBackUrl: createCallbackUrl(href) });
      expect(JSON.stringify(app.sent)).not.toContain('token=T');
    },
  );

  test("CALL-07 uses the desktop client's token without a login, and rejects without a token", async () => {
    const commands: string[] = [];
    const ask = async (script: Parameters<typeof createSimulator>[0]) => {
      const app = createSimulator({ platform: 'electron', ...script });
      const bridge = createBridge(app.transport);
      const result = await askForLogin({ bridge, href, langType: 3, navigate: () => undefined });
      commands.push(...app.sent.map(({ command }) => command));
      return result;
    };
    expect(await ask({})).toMatchObject({ result: 'user' });
    expect(commands).toEqual(['get_user_info']);
    await expect(ask({ script: { get_user_info: 'throw' } })).rejects.toBeInstanceOf(BridgeUnavailable);
    await expect(
      ask({ script: { get_user_info: () => ({ userId: '', userToken: '' }) as never } }),
    ).rejects.toBeInstanceOf(NoAppUserError);
  });

  test('F05 rejects if the app refuses the login, so that the page can offer it again', async () => {
    const app = createSimulator({ script: { command_user_login: 'refused' } });
    const options = { bridge: createBridge(app.transport), href, langType: 3, navigate: () => undefined };
    await expect(askForLogin(options)).rejects.toBeInstanceOf(BridgeRefused);
    app.behave({ command_user_login: 'ok' });
    expect((await askForLogin(options)).result).toBe('user');
    expect((await getAppUser(options.bridge)).userId).toBe('app-user-1');
  });
});

describe('identity', () => {
  const claims: readonly (LoginClaim | undefined)[] = [
    undefined,
    { token: 'A', userId: 'a' },
    { token: 'B', userId: 'b' },
  ];
  const cells = claims.flatMap((stored) => claims.flatMap((link) => claims.map((app) => ({ stored, link, app }))));

  test.each(cells)(
    'F02 F03 chooses the identity for stored $stored.token, link $link.token, app $app.token',
    ({ stored, link, app }) => {
      const identity = chooseIdentity({ stored, link, app });
      const expected = app ?? (link && link.token !== stored?.token ? link : stored);
      expect('claim' in identity ? identity.claim : undefined).toEqual(expected);
      const linkAlone = !app && link !== undefined && link.token !== stored?.token;
      expect(identity.decision).toBe(expected ? (linkAlone ? 'confirm' : 'use') : 'nobody');
      expect('claim' in identity && identity.forgetStored).toBe(
        stored !== undefined && expected !== undefined && stored.token !== expected.token,
      );
    },
  );

  test('F03 does not delete the stored data of the same user with another token', () => {
    expect(chooseIdentity({ stored: { token: 'A', userId: 'a' }, app: { token: 'A2', userId: 'a' } })).toMatchObject({
      from: 'app',
      forgetStored: false,
    });
  });

  test('F02 treats the same token as the same user, also without a user id', () => {
    const link = { token: 'A', userId: 'a' };
    expect(chooseIdentity({ stored: { token: 'A' }, link })).toEqual({
      decision: 'use',
      claim: { token: 'A' },
      from: 'stored',
      forgetStored: false,
    });
  });

  test('F03 deletes the stored data if neither token nor user id matches', () => {
    expect(chooseIdentity({ stored: { token: 'A' }, app: { token: 'B' } })).toMatchObject({ forgetStored: true });
  });
});
