import { homeStatus } from '@quayside/i18n/internals/text/home-status';
import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { ui } from '@quayside/i18n/text/ui';
import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Host, HostContext } from '../host-context.ts';
import { HomeHeader } from './home-header.tsx';

test('the header of home fades in figures that have changed, and no others', async () => {
  const store = new TextStore('en');
  await store.load(homeStatus, ui, uiReading);
  const home = (netAssets: string) => (
    <HostContext value={{ edition: { base: '/', name: 'sg', wordmark: 'Quayside' } } as Host}>
      <TextProvider store={store}>
        <HomeHeader of="account" name={undefined} value={{ currency: 'SGD', netAssets, dayChange: '12' }} />
      </TextProvider>
    </HostContext>
  );
  const page = await render(home('1000'));
  const fades = () =>
    [...page.container.querySelectorAll('[data-part=figure]')].map(({ className, textContent }) => [
      textContent?.replaceAll('\u00a0', ' '),
      className.includes('animate-q-fade-in'),
    ]);
  expect(fades(), 'nothing fades at first').toEqual([
    ['SGD 1,000.00', false],
    [expect.stringContaining('12.00'), false],
  ]);
  await page.rerender(home('1001'));
  expect(fades()).toEqual([
    ['SGD 1,001.00', true],
    [expect.stringContaining('12.00'), false],
  ]);
});
