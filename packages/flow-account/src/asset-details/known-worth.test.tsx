import type { AccountOverview } from '@quayside/contract/account-overview';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DetailsSkeleton } from '../details-skeleton/details-skeleton.tsx';
import { useKnownWorth } from './known-worth.tsx';

const overview = {
  accounts: [{ type: 'cash', number: '6880507503' }],
  value: { currency: 'SGD', netAssets: '35286.50', dayChange: '-145.05' },
} as unknown as AccountOverview;

const Waiting = ({ known }: { known?: AccountOverview }) => <DetailsSkeleton known={useKnownWorth(known)} />;

test('while the details load, what home has shown stands there', async () => {
  const page = await render(<Waiting known={overview} />);
  await expect.element(page.getByText('6880507503')).toBeVisible();
  await expect.element(page.getByText(/SGD\s35,286\.50/)).toBeVisible();
  await expect.element(page.getByText(/−145\.05/)).toBeVisible();
});

test('without it, there are bars alone', async () => {
  const page = await render(<Waiting />);
  expect(page.container.textContent).toBe('');
});
