import { TextStore } from '@quayside/i18n/text-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteTable, testScreens } from '../app/test-app.tsx';
import { prefetchPressedLinks } from './prefetch-pressed-links.ts';

const screen = vi.fn<() => Promise<typeof testScreens.choose>>(async () => testScreens.choose);
const touch = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
let stop = () => {};

beforeEach(() => {
  screen.mockClear();
  const host = {
    routes: createRouteTable([{ path: '/sg-choose', name: 'sgChoose', screen }]),
    texts: new TextStore('en'),
  };
  stop = prefetchPressedLinks(host, '/acct/open-account');
  document.body.innerHTML = `
    <a id="inside" href="/acct/open-account/sg-choose"><span>Open an account</span></a>
    <a id="outside" href="/promo/offer">Offer</a>
    <a id="tab" href="/acct/open-account/sg-choose" target="_blank">Open in a tab</a>
    <button type="button">Close</button>`;
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

test('pointerdown on a link prefetches its screen', async () => {
  touch('#inside span');
  await vi.waitFor(() => expect(screen).toHaveBeenCalledOnce());
});

test.each(['#outside', '#tab', 'button'])('pointerdown on %s prefetches no screen', async (selector) => {
  touch(selector);
  touch('#inside');
  await vi.waitFor(() => expect(screen).toHaveBeenCalledOnce());
});
