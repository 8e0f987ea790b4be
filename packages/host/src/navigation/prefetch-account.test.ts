import type { ScreenModule } from '@quayside/flow/define-flow';
import { TextStore } from '@quayside/i18n/text-store';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchAccount } from './prefetch-account.ts';
import type { HostRoute } from './route-table/route-table.ts';

const screen = vi.fn<(path: string) => Promise<ScreenModule>>(async () => ({ default: () => null }));
const routes = {
  find: (path: string) => ({ path, name: 'account', screen: () => screen(path) }) as unknown as HostRoute,
};
const load = (later: (run: () => void) => void) =>
  prefetchAccount({ routes, texts: new TextStore('en') } as unknown as Parameters<typeof prefetchAccount>[0], later);

afterEach(() => {
  vi.unstubAllGlobals();
  screen.mockClear();
});

test('prefetchAccount loads details and account centre one after another while the page is idle', async () => {
  let idle = () => {};
  load((run) => {
    idle = run;
  });
  expect(screen).not.toHaveBeenCalled();
  idle();
  await vi.waitFor(() => expect(screen.mock.calls).toEqual([['/assets-detail-sg'], ['/sg-account-center']]));
});

test('prefetchAccount loads nothing with the data saver on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const later = vi.fn<(run: () => void) => void>();
  load(later);
  expect(later).not.toHaveBeenCalled();
});
