import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { Store } from '@quayside/platform/internals/store';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Host, HostContext, type SessionState, type SignedIn } from '../host-context.ts';
import { useHomeData } from './use-home-data.ts';

const worthOf = (netAssets: string) =>
  ({ customer: {}, requests: [], value: { currency: 'SGD', netAssets } }) as unknown as AccountOverview;
const never = () => new Promise<never>(() => undefined);

/** Returns a signed-in customer whose calls return the overview of `answer`. */
const customer = (userId: string, answer: { overview: () => Promise<AccountOverview> }): SignedIn => ({
  userId,
  phoneNumber: '+6581234567',
  emailBound: false,
  caller: {
    call: ({ path }: { path: string }) =>
      path.includes('account-overview') ? answer.overview() : Promise.resolve(null),
  } as unknown as SignedIn['caller'],
});

function hostOf(session: SignedIn) {
  const sessions = new Store<SessionState>({ status: 'signed-in', session });
  const login = async () => {
    const { state } = sessions;
    return state.status === 'signed-in' ? state.session : never();
  };
  return { sessions, login, routes: { flows: async () => [] } } as unknown as Host;
}

function Home() {
  const { loaded } = useHomeData();
  return <p>{loaded.status === 'ready' ? loaded.overview.value?.netAssets : loaded.status}</p>;
}

const pageOf = (host: Host, visit: number) => (
  <HostContext value={host}>
    <Home key={visit} />
  </HostContext>
);

afterEach(() => localStorage.clear());

test('home shows the cached values at once when the customer returns, then new values', async () => {
  const answer = { overview: async () => worthOf('1.00') };
  const host = hostOf(customer('a', answer));
  const page = await render(pageOf(host, 1));
  await expect.element(page.getByText('1.00')).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<AccountOverview>();
  answer.overview = () => promise;
  await page.rerender(pageOf(host, 2));
  expect(page.container.textContent, 'no skeleton').toBe('1.00');
  resolve(worthOf('2.00'));
  await expect.element(page.getByText('2.00')).toBeVisible();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage }), 'nothing on the device').not.toMatch(/[12]\.00/);
});

test('home keeps the cached values if new values fail to load', async () => {
  const answer = { overview: async () => worthOf('1.00') };
  const host = hostOf(customer('a', answer));
  const page = await render(pageOf(host, 1));
  await expect.element(page.getByText('1.00')).toBeVisible();
  const { promise, reject } = Promise.withResolvers<AccountOverview>();
  answer.overview = () => promise;
  await page.rerender(pageOf(host, 2));
  reject(new TypeError('Failed to fetch'));
  await promise.catch(() => undefined);
  await page.rerender(pageOf(host, 3));
  expect(page.container.textContent).toBe('1.00');
});

test.each([
  ['another customer', 'b'],
  ['the next login of the same customer', 'a'],
])('home does not show the cached values to %s', async (_who, userId) => {
  const answer = { overview: async () => worthOf('1.00') };
  const first = customer('a', answer);
  const host = hostOf(first);
  const page = await render(pageOf(host, 1));
  await expect.element(page.getByText('1.00')).toBeVisible();
  answer.overview = never;
  host.sessions.set({ status: 'signed-out' });
  await page.rerender(pageOf(host, 2));
  expect(page.container.textContent, 'signed out').toBe('loading');
  host.sessions.set({ status: 'signed-in', session: { ...first, userId } });
  await page.rerender(pageOf(host, 3));
  expect(page.container.textContent).toBe('loading');
});
