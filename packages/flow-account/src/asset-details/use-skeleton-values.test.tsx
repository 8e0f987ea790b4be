import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DetailsSkeleton } from '../details-skeleton/details-skeleton.tsx';
import { useSkeletonValues } from './use-skeleton-values.tsx';

const held = (ticker: string, quantity = '200') => ({
  id: ticker,
  name: `${ticker} Trust`,
  ticker,
  currency: 'SGD',
  quantity,
  price: '35.52',
  previousClose: '35.70',
  cost: '30',
  rate: '1',
});

const overview = {
  accounts: [{ type: 'cash', number: '6880507503' }],
  value: { currency: 'SGD', netAssets: '35286.50', dayChange: '-145.05' },
  largest: { currency: 'SGD', count: 4, positions: [held('MBS'), held('TNH'), held('KPL')] },
} as unknown as AccountOverview;

type Props = { readonly known?: AccountOverview; readonly order?: 'other' };

const Waiting = ({ known, order }: Props) => <DetailsSkeleton {...useSkeletonValues(known, order)} />;

test('the skeleton shows the figures from home while the details load', async () => {
  const page = await render(<Waiting known={overview} />);
  await expect.element(page.getByText('6880507503')).toBeVisible();
  await expect.element(page.getByText(/SGD\s35,286\.50/)).toBeVisible();
  await expect.element(page.getByText(/−145\.05/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Positions (4)' })).toBeVisible();
  for (const ticker of ['MBS', 'TNH', 'KPL'])
    await expect.element(page.getByText(ticker, { exact: true })).toBeVisible();
  await expect.element(page.getByText('7,104.00').first()).toBeVisible();
});

const names = ['Unrealised P/L', 'Withdrawable cash', 'Net assets over time'];

test('the skeleton shows the names of the figures, with or without data from home', async () => {
  const page = await render(<Waiting />);
  for (const name of names) await expect.element(page.getByText(name)).toBeVisible();
  await expect.element(page.getByText('Cash buying power')).not.toBeInTheDocument();
  await page.rerender(<Waiting known={overview} />);
  for (const name of names) await expect.element(page.getByText(name)).toBeVisible();
  await expect.element(page.getByText('Cash buying power')).toBeVisible();
});

test('names in the skeleton open no definitions', async () => {
  const page = await render(<Waiting known={overview} />);
  await expect.element(page.getByText('Withdrawable cash')).toBeVisible();
  expect(page.container.querySelector('button')).toBeNull();
});

test.each([
  ['in a different order', overview, 'other'],
  ['in a long list', { ...overview, largest: { ...overview.largest, count: 10 } } as AccountOverview, undefined],
  [
    'with a short position',
    { ...overview, largest: { ...overview.largest, positions: [held('MBS', '-200')] } } as AccountOverview,
    undefined,
  ],
] as const)('the skeleton shows bars instead of positions %s', async (_what, known, order) => {
  const page = await render(<Waiting known={known} {...(order ? { order } : {})} />);
  await expect.element(page.getByText('6880507503')).toBeVisible();
  await expect.element(page.getByText('MBS', { exact: true })).not.toBeInTheDocument();
});

test('the skeleton of an empty account has no history heading', async () => {
  const page = await render(<Waiting known={{ ...overview, funded: false }} />);
  await expect.element(page.getByText('Withdrawable cash')).toBeVisible();
  await expect.element(page.getByText('Net assets over time')).not.toBeInTheDocument();
});

test('the skeleton in a prerendered document consists only of bars', async () => {
  const page = await render(<DetailsSkeleton />);
  expect(page.container.textContent).toBe('');
});
