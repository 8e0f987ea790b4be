import { ChunkLoadError } from '@quayside/flow/internals/load-screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Host } from '../host-context.ts';
import type { HostRoute, RouteTable } from '../navigation/route-table/route-table.ts';
import { createRouteTable, neverSettles, openApp, signedIn, testRoutes, testScreens } from './test-app.tsx';

const mask = () => document.querySelector('[data-part=toast-mask]');
const heading = () => document.querySelector('h1')?.textContent;
const shows = (text: string) => vi.waitFor(() => expect(heading()).toBe(text));

beforeEach(() => {
  document.title = '';
});
afterEach(() => {
  document.body.hidden = false;
});

describe('navigation', () => {
  test('NAV-01 mask, title, service button and login come before the screen', async () => {
    const { calls, go } = await openApp();
    go('/sg-choose');
    expect(mask() === null && heading()).toBe('Home screen');
    await shows('Choose screen');
    expect(calls[0]).toBe('mask');
    expect(calls.indexOf('service true')).toBeLessThan(calls.findIndex((call) => call.startsWith('login')));
    await vi.waitFor(() => expect(mask()).toBeNull());
  });

  test('a navigation shows the mask until the new screen is ready', async () => {
    const { go } = await openApp();
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(`${heading()}, ${mask() ? 'masked' : 'free'}`));
    watch.observe(document.body, { subtree: true, childList: true });
    go('/sg-choose');
    await shows('Choose screen');
    watch.disconnect();
    expect(seen[0]).toBe('Home screen, masked');
    expect(seen).not.toContain('Home screen, free');
  });

  test('a navigation marks the pressed button as busy, and none if no button started it', async () => {
    const login = vi.fn<Host['login']>(neverSettles);
    const { page, history, go } = await openApp({ login });
    const button = page.getByRole('button', { name: 'Go on' });
    const marked = () => document.querySelector('[data-going]')?.textContent;
    await button.click();
    await vi.waitFor(() => expect(mask()).not.toBeNull());
    expect(marked()).toBe('Go on');
    expect(document.querySelector<HTMLElement>('[data-going]')?.dataset.going, 'its words after a while').toBe(
      'Loading',
    );
    history.go({ pathname: '/' }, 'push');
    await vi.waitFor(() => expect(marked()).toBeUndefined());
    go('/sg-choose');
    await vi.waitFor(() => expect(mask()).not.toBeNull());
    expect(marked()).toBeUndefined();
  });

  test('NAV-01 the mask blocks presses at once and becomes visible after 400 ms', async () => {
    const { go } = await openApp({ login: neverSettles });
    go('/sg-choose');
    await vi.waitFor(() => expect(mask()).not.toBeNull());
    expect(mask()?.getAttribute('data-paint'), 'a story of Toast shows what that is').toBe('late');
  });

  test('the next screen enters from the end, and the previous screen from the start', async () => {
    const { go } = await openApp();
    const came = () => document.querySelector<HTMLElement>('[data-came]')?.dataset.came;
    expect(came(), 'the first one does not move').toBeUndefined();
    go('/sg-choose');
    await shows('Choose screen');
    expect(came()).toBe('on');
    go('/sg-choose-tip');
    await shows('Tip screen');
    go('/sg-choose');
    await shows('Choose screen');
    expect(came(), 'also where Back pushes it').toBe('back');
    go('/');
    await shows('Home screen');
    expect(came()).toBe('back');
  });

  test('a screen that Back in the bar opens enters from the start, even on its first visit', async () => {
    const { page, go } = await openApp();
    go('/sg-choose');
    await shows('Choose screen');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await shows('Tip screen');
    expect(document.querySelector<HTMLElement>('[data-came]')?.dataset.came).toBe('back');
  });

  test('NAV-02 a navigation sets the document title in the current language', async () => {
    const { go, host } = await openApp();
    go('/sg-choose');
    await vi.waitFor(() => expect(document.title).toBe('Choose how to apply'));
    await host.chooseLanguage('th');
    await vi.waitFor(() => expect(document.title).toMatch(/[฀-๿]/));
    expect(document.documentElement.lang).toBe('th');
  });

  test('NAV-03 NAV-05 a capture screen hides the service button, and a route without theme removes skin and theme', async () => {
    const { calls, go } = await openApp();
    const root = document.documentElement;
    expect([root.dataset.skin, root.dataset.theme]).toEqual(['white', 'pro']);
    expect(document.body.className).toContain('skin-white');
    go('/sg-face-h5');
    await shows('Face screen');
    expect(calls).toContain('service false');
    await vi.waitFor(() => expect(root.dataset.skin).toBeUndefined());
    expect(root.dataset.theme).toBeUndefined();
    expect(document.body.className).not.toContain('skin-');
    go('/');
    await vi.waitFor(() => expect([root.dataset.skin, root.dataset.theme]).toEqual(['white', 'pro']));
  });

  test('NAV-04 F06 a failed login is logged and closes the mask; the previous screen has a retry', async () => {
    const login = vi.fn<Host['login']>(async () => {
      throw new Error('refused');
    });
    const { page, host, history, go } = await openApp({ login });
    go('/sg-choose');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t sign you in/);
    expect([heading(), mask(), history.location().pathname]).toEqual(['Home screen', null, '/']);
    expect(host.log).toHaveBeenCalledWith('login', expect.any(Error));
    await page.getByRole('button', { name: 'Customer service' }).click();
    expect(host.contactService).toHaveBeenCalledOnce();

    login.mockImplementation(async () => signedIn);
    await page.getByRole('button', { name: 'Try again' }).click();
    await shows('Choose screen');
    expect(history.location().pathname).toBe('/sg-choose');
    expect(page.getByRole('alert').query()).toBeNull();
  });

  test('F06 Back cancels a pending login and closes its mask', async () => {
    const { history, go } = await openApp({ login: neverSettles });
    go('/sg-choose');
    await vi.waitFor(() => expect(mask()).not.toBeNull());
    history.navigator.go(-1);
    await vi.waitFor(() => expect(mask()).toBeNull());
    expect(heading()).toBe('Home screen');
    await vi.waitFor(() => expect(document.title).toBe('Open a brokerage account'));
  });

  test('the app shows the page of the latest navigation, even if an earlier one finishes later', async () => {
    let answer = () => {};
    const login = vi
      .fn<Host['login']>(async () => signedIn)
      .mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(signedIn))));
    const { go, history } = await openApp({ login });
    go('/sg-choose');
    await vi.waitFor(() => expect(login).toHaveBeenCalledOnce());
    go('/sg-choose-tip');
    await shows('Tip screen');
    answer();
    await vi.waitFor(() => expect(mask()).toBeNull());
    expect([heading(), history.location().pathname]).toEqual(['Tip screen', '/sg-choose-tip']);
  });

  test('a navigation focuses the heading of the new screen and scrolls to the top', async () => {
    const { page } = await openApp();
    await page.getByRole('button', { name: 'Go on' }).click();
    await shows('Choose screen');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Choose screen'));
    expect(scrollY).toBe(0);
  });

  test.each([
    ['entered', '/', '/web-onfido', 'Home screen'],
    ['left', '/web-onfido', '/sg-choose', 'Check screen'],
  ])(
    '5.3 a page with a separate Content-Security-Policy loads as a document when it is %s',
    async (_, from, to, shown) => {
      const storeUnsaved = vi.fn<Host['storeUnsaved']>(async () => 'device');
      const { go, history } = await openApp({ storeUnsaved }, from);
      const reload = vi.spyOn(history, 'reload');
      go(to);
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(storeUnsaved, 'nothing typed is lost').toHaveBeenCalledOnce();
      expect(heading(), 'and is not shown under the old one').toBe(shown);
    },
  );

  test('NAV-06 an unknown path opens home', async () => {
    const { go, history } = await openApp();
    go('/sg-choose');
    await shows('Choose screen');
    go('/no-such-screen');
    await shows('Home screen');
    expect(history.location().pathname).toBe('/');
  });

  test('the guard does not run when only the hash changes', async () => {
    const { history, calls, page } = await openApp();
    history.go({ pathname: '/', hash: '#who' }, 'push');
    await expect.element(page.getByText('#who')).toBeVisible();
    expect(calls).not.toContain('mask');
  });

  test('NAV-01 the guard runs for another holder’s form, but not for another period of a chart', async () => {
    const { history, calls } = await openApp();
    history.go({ pathname: '/', search: '?range=1y' }, 'replace');
    await vi.waitFor(() => expect(calls).toContain('service true'));
    expect(calls).not.toContain('mask');
    history.go({ pathname: '/', search: '?range=1y&holder=anna' }, 'push');
    await vi.waitFor(() => expect(calls).toContain('mask'));
  });
});

describe('screens that fail to load', () => {
  const failing = (screen: HostRoute['screen']): readonly HostRoute[] => [
    testRoutes[0]!,
    { path: '/sg-choose', name: 'sgChoose', auth: false, screen },
  ];

  test('FAIL-01 F67 a screen that fails to load shows an error, and opens after a retry', async () => {
    const screen = vi
      .fn<HostRoute['screen']>(async () => testScreens.choose)
      .mockImplementationOnce(async () => {
        throw new TypeError('Failed to fetch dynamically imported module');
      });
    const { page, host, go } = await openApp({ routes: createRouteTable(failing(screen)) });
    go('/sg-choose');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t load this page/);
    expect([heading(), mask()]).toEqual(['Home screen', null]);
    expect(host.log).toHaveBeenCalledWith('screen', expect.objectContaining({ name: 'ChunkLoadError' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await shows('Choose screen');
  });

  test('F67 a flow that loads shows a mask, an error if it fails, and its page after a retry', async () => {
    const chunk = Promise.withResolvers<never>();
    const known = createRouteTable(testRoutes);
    const find = vi.fn<RouteTable['find']>(known.find);
    const { page, history, calls, go } = await openApp({ routes: { ...known, find } });
    find.mockReturnValueOnce(chunk.promise);
    go('/sg-choose');
    await vi.waitFor(() => expect(mask()).not.toBeNull());
    expect([heading(), calls]).toEqual(['Home screen', ['mask']]);
    chunk.reject(new ChunkLoadError('opening', new TypeError('Failed to fetch')));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t load this page/);
    expect([heading(), mask(), history.location().pathname]).toEqual(['Home screen', null, '/']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await shows('Choose screen');
  });

  test('NAV-01 a flow that loads after the customer has opened another page is ignored', async () => {
    const chunk = Promise.withResolvers<undefined>();
    const known = createRouteTable(testRoutes);
    const find = vi.fn<RouteTable['find']>(known.find);
    const { history, go } = await openApp({ routes: { ...known, find } });
    find.mockReturnValueOnce(chunk.promise);
    go('/sg-choose-tip');
    await vi.waitFor(() => expect(mask()).not.toBeNull());
    go('/sg-choose');
    await shows('Choose screen');
    chunk.resolve(undefined);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect([heading(), mask(), history.location().pathname]).toEqual(['Choose screen', null, '/sg-choose']);
  });

  test('F66 a screen that throws is reported, and the page for unexpected errors appears', async () => {
    const broken = {
      default: function Broken(): never {
        throw new Error('broken');
      },
    };
    const { page, host, go } = await openApp({ routes: createRouteTable(failing(async () => broken)) });
    go('/sg-choose');
    await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(host.log).toHaveBeenCalledWith('render', expect.objectContaining({ message: 'broken' }));
  });
});

describe('notices above the screen', () => {
  test('F10 a login that ends in another window hides the screen and preserves its state', async () => {
    const { page, host } = await openApp();
    host.sessions.set({ status: 'locked' });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/You signed out in another window/);
    expect(page.getByRole('heading', { name: 'Home screen' }).query()).toBeNull();
    host.sessions.set({ status: 'signed-in', session: signedIn });
    await expect.element(page.getByRole('heading', { name: 'Home screen' })).toBeVisible();
  });

  test('a failed login shows one notice, whose action opens the requested screen', async () => {
    const login = vi.fn<Host['login']>(async () => Promise.reject(new Error('used')));
    const { page, host, go } = await openApp({ login });
    host.sessions.set({ status: 'login-failed', error: new Error('used') });
    go('/sg-choose');
    await vi.waitFor(() => expect(login).toHaveBeenCalledOnce());
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t sign you in/);
    expect(page.getByRole('alert').elements()).toHaveLength(1);
    login.mockResolvedValue(signedIn);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Choose screen' })).toBeVisible();
  });

  test('F02 the app asks the customer to confirm the login of a link', async () => {
    const { page, host } = await openApp();
    const answer = vi.fn<(accept: boolean) => void>();
    host.sessions.set({ status: 'confirm-link', phoneNumber: '+65 •••• 1234', replaces: false, answer });
    await page
      .getByRole('alertdialog', { name: /^Continue as \+65\s•{4}\s1234\?$/ })
      .getByRole('button', { name: 'Continue' })
      .click();
    expect(answer).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('an invalid login code shows a notice with the next action', async () => {
    const login = vi.fn<Host['login']>(async () => signedIn);
    const { page, host } = await openApp({ login });
    host.sessions.set({ status: 'login-failed', error: new Error('used') });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn’t sign you in/);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(login).toHaveBeenCalledOnce();
  });

  test('F38 a device without storage shows one notice, which the customer can dismiss', async () => {
    const { page, host } = await openApp();
    host.draftStorage.set('memory');
    const notice = page.getByText('This browser can’t save data on your device.', { exact: false });
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(notice.query()).toBeNull();
  });
});
