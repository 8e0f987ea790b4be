import { memoryHistory } from '@quayside/flow/internals/page-history';
import { appTypes } from '@quayside/platform/app-type';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createHost } from '../create-host.ts';
import type { Edition } from '../edition.ts';
import type { HostRoute } from '../navigation/route-table/route-table.ts';
import { App } from './app.tsx';
import { testBase } from './test-app.tsx';

afterEach(() => document.body.replaceChildren());

const edition = {
  name: 'sg',
  appType: appTypes.singapore,
  base: testBase,
  languages: ['en'],
  defaultLanguage: 'en',
  flows: [],
} as unknown as Edition;

/** Returns a host whose session never starts. `rendered` is called at each render of its first page. */
function pageOf(rendered: () => void) {
  const Screen = () => {
    rendered();
    return <h1>Home</h1>;
  };
  const screen = { default: Screen };
  const route: HostRoute = { path: '/', name: 'home', auth: false, screen: async () => screen };
  const created = createHost(edition, {}, 'en', new Promise(() => undefined));
  const host = { ...created, routes: { ...created.routes, home: route, find: () => route } };
  return { host, history: memoryHistory(testBase, '/'), first: { route, screen } };
}

test('a prerendered page renders once during hydration, and not again without a session', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<App {...pageOf(() => undefined)} />);
  const rendered = vi.fn<() => void>();
  const page = pageOf(rendered);
  const shown = Promise.withResolvers<void>();
  const app = hydrateRoot(root, <App {...page} onShown={shown.resolve} />);
  await shown.promise;
  await new Promise(requestAnimationFrame); // a second render finishes before the next frame
  expect(rendered).toHaveBeenCalledOnce();
  page.host.sessions.set({ status: 'signed-out' });
  await new Promise(requestAnimationFrame);
  expect(rendered, 'who is signed in concerns the parts that ask').toHaveBeenCalledOnce();
  page.host.sessions.set({ status: 'locked' });
  await vi.waitFor(() => expect(root.querySelector('[data-part=screen]')).toHaveProperty('hidden', true));
  app.unmount();
});
