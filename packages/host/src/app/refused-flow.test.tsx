import { CallError } from '@quayside/api/errors';
import { useFlow } from '@quayside/flow/flow-context';
import { Store } from '@quayside/platform/internals/store';
import { useEffect } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Host } from '../host-context.ts';
import { createRouteTable, openApp, signedIn, testBase, testRoutes } from './test-app.tsx';

describe('a server that refuses account opening on this PC', () => {
  const edition = { appAddress: 'https://www.example.com/app' };
  const device = new Store<'welcome' | 'refused'>('welcome');
  const refused = new CallError({ call: 'saveStep', code: 310015, messageKey: 'pcRefused', retryable: false });

  test('MSG-27 STATE-06 on a refused PC, the page explains the refusal and links to app and phone', async () => {
    const runtimeOf = vi.fn<Host['runtimeOf']>(async () => {
      device.set('refused');
      throw refused;
    });
    const { page } = await openApp({ edition, device, runtimeOf }, '/sg-base-info');
    await expect
      .element(
        page.getByText(
          'The current IP does not support account opening on the PC. Please download the app or use a mobile browser to proceed.',
        ),
      )
      .toBeVisible();
    expect(page.getByRole('link', { name: 'Get the app' }).element()).toHaveProperty(
      'href',
      'https://www.example.com/app',
    );
  });
});

describe('a flow that the server refuses for this customer', () => {
  const refusing = (messageKey: 'accountNotOpened' | 'notAllowed', reason?: string) =>
    vi.fn<Host['runtimeOf']>(async () => {
      const envelope = { code: 310005, msg: '', data: { reason } };
      throw new CallError({ call: 'startApplication', code: 310005, messageKey, retryable: false, envelope });
    });
  const overview = (state?: 'draft' | 'under-review') => ({
    requests: state ? [{ flow: 'opening', state }] : [],
    customer: {},
  });
  const customer = (found: unknown) => async () => ({ ...signedIn, caller: { call: async () => found as never } });

  test.each([
    ['without an application', overview(), 'Open an account', 'sg-choose'],
    ['with a draft', overview('draft'), 'Continue', 'sg-account-state'],
    ['with an application under review', overview('under-review'), 'View status', 'sg-account-state'],
  ])(
    'MSG-36 the page explains that an account is missing and links to the opening: %s',
    async (_, found, name, path) => {
      const over = { runtimeOf: refusing('accountNotOpened'), login: customer(found) };
      const { page, history, host } = await openApp(over, '/sg-base-info');
      await expect.element(page.getByRole('heading', { name: /Please complete account opening first$/ })).toBeVisible();
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `${testBase}${path}`);
      expect(history.location().pathname, 'a reload shows the same').toBe('/sg-base-info');
      expect(host.log, 'it is an answer, not an error').not.toHaveBeenCalled();
    },
  );

  test('a second holder without a joint account sees an explanation with a link to the next action', async () => {
    const over = { runtimeOf: refusing('notAllowed', 'not-joint'), login: customer(overview()) };
    const { page, host } = await openApp(over, '/sg-base-info');
    await expect.element(page.getByRole('heading', { name: /There is no joint account to open$/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open an account' })).toBeVisible();
    expect(host.log).not.toHaveBeenCalled();
  });

  test('the requested screen shows no loading error for a refusal', async () => {
    const failed = vi.fn<() => void>();
    const screen = {
      default: function Asking() {
        const { ready } = useFlow();
        useEffect(() => void ready().catch(failed), [ready]);
        return <h1>Asking screen</h1>;
      },
    };
    const asking = testRoutes.map((route) => (route.flow ? { ...route, screen: async () => screen } : route));
    const runtimeOf = refusing('accountNotOpened');
    const { page } = await openApp(
      { runtimeOf, login: customer(overview()), routes: createRouteTable(asking) },
      '/sg-base-info',
    );
    await expect.element(page.getByRole('heading', { name: /Please complete/ })).toBeVisible();
    expect(runtimeOf, 'the screen asked too').toHaveBeenCalledTimes(2);
    expect(failed).not.toHaveBeenCalled();
  });
});
