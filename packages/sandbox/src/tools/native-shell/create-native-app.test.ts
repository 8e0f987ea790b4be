import { type Bridge, createBridge } from '@quayside/bridge/bridge';
import type { AppUserInfo, CommandName } from '@quayside/bridge/commands';
import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { expect, test } from 'vitest';
import { createNativeApp, type NativeAppOptions } from './create-native-app.ts';

const user: AppUserInfo = {
  userName: 'Tan Mei Ling',
  phoneNum: '+6581234567',
  trade_token: '',
  userId: 'user-1',
  userToken: 'token-1',
  openedAccount: false,
  tradePassword: false,
  invitationCode: '',
  hkQuoteLevel: 0,
  usQuoteLevel: 0,
  thirdBindBit: 0,
};
const origin = 'https://open.example.com';

/** Creates a simulated app with a bridge, and records which of its screens are opened. */
function appWith(options: Partial<NativeAppOptions> = {}) {
  const asked: unknown[] = [];
  const timers = createFakeTimers();
  const app = createNativeApp({
    appVersion: '1.7.0',
    origins: [origin],
    surroundings: {
      signIn: async (callBackUrl) => {
        asked.push(callBackUrl);
        return user;
      },
      bindEmail: async () => true,
      showButton: (button) => asked.push(button),
      openModule: (module) => asked.push(module) > 0 && module === 'pdf',
      contactService: () => asked.push('service'),
      openWebView: (url) => asked.push(url),
      openSystemBrowser: (url, returnUrl) => asked.push([url, returnUrl]),
    },
    ...options,
  });
  const listeners = new Set<(message: unknown) => void>();
  const transport = {
    platform: 'ios' as const,
    send: (text: string) => app.receive(text, (answer) => listeners.forEach((listener) => listener(answer))),
    listen: (receive: (message: unknown) => void) => {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
  };
  const bridge: Bridge = createBridge(transport, { timers, ...(options.appVersion ? {} : { appVersion: '1.7.0' }) });
  return { app, bridge, asked, timers };
}

test('F05 signs in only after the login, and refuses if the login is closed', async () => {
  const { bridge, app } = appWith();
  await expect(bridge.call('get_user_info', {})).rejects.toMatchObject({ reason: 'signed-out' });
  await bridge.call('command_user_login', { callBackUrl: origin });
  expect(await bridge.call('get_user_info', {})).toEqual(user);
  expect(app.log.map(({ command, status }) => [command, status])).toEqual([
    ['get_user_info', 'refused'],
    ['command_user_login', 'ok'],
    ['get_user_info', 'ok'],
  ]);
  const closed = appWith({ surroundings: { ...surroundingsOf(), signIn: async () => undefined } });
  await expect(closed.bridge.call('command_user_login', {})).rejects.toMatchObject({ reason: 'cancelled' });
});

test('BRIDGE-02 F07 opens only URLs of the app’s origins', async () => {
  const { bridge, asked } = appWith();
  await bridge.call('open_system_browser', { url: `${origin}/id`, returnUrl: `${origin}/back` });
  await bridge.call('goto_native_module', { module: 'pdf', parameters: { url: `${origin}/1.pdf` } });
  expect(asked).toEqual([[`${origin}/id`, `${origin}/back`], 'pdf']);
  for (const url of ['https://open.example.com.evil.example/', 'javascript:alert(1)', 'nonsense'])
    await expect(bridge.call('open_web_view', { url })).rejects.toMatchObject({ reason: 'address' });
  await expect(bridge.call('goto_native_module', { module: 'camera' })).rejects.toMatchObject({ reason: 'module' });
});

test('F15 simulates absent, failing and silent commands', async () => {
  const { app, bridge, timers } = appWith();
  const name: CommandName = 'command_contact_service';
  app.setCommand(name, 'absent');
  await expect(bridge.call(name, {})).rejects.toMatchObject({ reason: 'unsupported' });
  app.setCommand(name, 'failing');
  await expect(bridge.call(name, {})).rejects.toMatchObject({ name: 'BridgeRefused', reason: 'failed' });
  app.setCommand(name, 'silent');
  const call = bridge.call(name, {});
  await expect.poll(timers.waiting).toBe(1);
  timers.advance(5000);
  await expect(call).rejects.toMatchObject({ name: 'BridgeTimeout' });
});

test('reports that an older app version does not sign', async () => {
  const { bridge } = appWith({ appVersion: '1.6.0' });
  expect((await bridge.capabilities()).commands).not.toContain('get_http_sign');
  expect((await bridge.capabilities()).commands).toContain('command_upload_elk_log');
});

test('informs all listeners, and ignores messages of other pages', () => {
  const { app, bridge } = appWith();
  const heard: string[] = [];
  bridge.watchActivity((status) => heard.push(status));
  app.setActivity('hidden');
  app.setActivity('visible');
  expect(heard).toEqual(['hidden', 'visible']);
  for (const text of ['', '{', 'null', '[]', '{"id":1,"command":"x"}']) app.receive(text, () => heard.push('answered'));
  expect([heard.length, app.log.length]).toEqual([2, 1]);
});

const surroundingsOf = (): NativeAppOptions['surroundings'] => ({
  signIn: async () => user,
  bindEmail: async () => true,
  showButton: () => undefined,
  openModule: () => true,
  contactService: () => undefined,
  openWebView: () => undefined,
  openSystemBrowser: () => undefined,
});
