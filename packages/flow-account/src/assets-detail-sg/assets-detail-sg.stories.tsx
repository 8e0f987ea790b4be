import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryAccount } from '../internal/story-account.tsx';
import { expectDefinition, figureOf, words } from '../internal/story-metrics.ts';
import AssetsDetailScreen from './assets-detail-sg.tsx';

const meta = {
  title: 'Account/Details',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/assets-detail-sg', scenario: 'account-invested', children: <AssetsDetailScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the specification (section 3) has of an account that can borrow, with options: its risk level is the meter. */
const ofMargin = [
  'netAssets',
  'unrealizedPL',
  'withdrawableCash',
  'positionValue',
  'cashBalance',
  'availableFunds',
  'frozenFunds',
  'assetsInTransit',
  'cashBuyingPower',
  'optionBuyingPower',
  'maximumBuyingPower',
  'shortBuyingPower',
  'marginLoans',
  'annualInterestRate',
  'estimatedInterest',
  'totalDebt',
  'collateral',
  'creditRatio',
  'marginRequired',
  'maintenanceMargin',
  'optionMaintenanceMargin',
  'marginCall',
  'riskLevel',
] as const;

export const EveryMetric: Story = {
  args: { scenario: 'account-derivatives' },
  play: async ({ canvas, userEvent, step }) => {
    const meter = await canvas.findByRole('meter', { name: words.riskLevel });
    await expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(/%: \p{L}+/u));
    for (const id of ofMargin)
      await step(`STATE-07 ${id}`, async () => {
        await expectDefinition(canvas, userEvent, id);
        if (id !== 'riskLevel') await expect(figureOf(canvas, id)).toMatch(/\d|–/);
      });
    await step('STATE-07 options have a maintenance margin of their own', async () =>
      expect(figureOf(canvas, 'optionMaintenanceMargin')).not.toMatch(/SGD\s0\.00/),
    );
    await step('STATE-07 so have futures', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Futures' }));
      for (const id of ['netAssets', 'marginRequired', 'maintenanceMargin', 'marginCall', 'riskLevel'] as const)
        await expectDefinition(canvas, userEvent, id);
      await expect(figureOf(canvas, 'maintenanceMargin')).not.toMatch(/SGD\s0\.00/);
    });
  },
};
export const CashAccount: Story = {};
export const AmountsHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide amounts' }));
    await expect(canvas.getAllByText('••••').length).toBeGreaterThanOrEqual(10);
    await expect(canvas.queryByText('Allocation')).toBeNull();
  },
};
export const MarginAccount: Story = {
  args: { scenario: 'account-on-loan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'Risk level' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Moderate'),
    );
    for (const name of ['Margin loans', 'Credit ratio', 'Collateral', 'Options: maintenance margin', 'Margin call'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};
export const MarginCall: Story = {
  args: { scenario: 'account-margin-call' },
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('meter', { name: 'Risk level' });
    await expect(meter).toHaveAttribute('aria-valuetext', expect.stringContaining('Danger'));
    const at = Number(meter.getAttribute('aria-valuenow'));
    await expect(at, 'by its value, not at the end of the scale').toBeGreaterThan(100);
    await expect(at).toBeLessThan(Number(meter.getAttribute('aria-valuemax')));
    const shown = (label: string) => {
      const row = canvas.getAllByText(label, { exact: true }).at(-1)?.closest('div');
      return Number(row?.textContent?.match(/[\d,]+\.\d\d/)?.[0].replaceAll(',', ''));
    };
    const [long, short, value] = ['Long positions', 'Short positions', 'Position value'].map(shown);
    await expect(canvas.getAllByText('Long positions'), 'the ring is of these alone').toHaveLength(2);
    await expect((long ?? 0) + (short ?? 0), 'one truth').toBeCloseTo(value ?? 0, 2);
  },
};
export const TenThousandPositions: Story = {
  args: { scenario: 'account-ten-thousand' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Positions (10000)' });
    list.scrollIntoView();
    const rows = await within(list).findAllByRole('listitem');
    await expect(rows.length, 'rows off the screen are not there').toBeLessThan(200);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  },
};
export const PriceMissing: Story = {
  args: { scenario: 'account-price-missing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no quote for Tanah Property Trust/)).toBeVisible();
    await expect(canvas.queryByText('Net assets')).toBeNull();
  },
};
export const PricesOld: Story = {
  args: { scenario: 'account-prices-old' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/may be out of date/)).toBeVisible();
  },
};
export const NothingHeld: Story = {
  args: { scenario: 'opened-cash' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing held yet')).toBeVisible();
    await expect(canvas.queryByRole('figure'), 'no charts of zeros').toBeNull();
  },
};
export const NoAccountYet: Story = {
  args: { scenario: 'new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please complete account opening first'), 'MSG-36').toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/sg-choose');
  },
};
export const RefreshFails: Story = {
  args: { faults: { getAccountDetails: [undefined, 'offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByRole('button', { name: /try again/i })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Net assets' })).toBeVisible();
  },
};
export const Offline: Story = {
  args: { faults: { getAccountDetails: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Thai320: Story = {
  args: { scenario: 'account-margin-call' },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
export const Japanese: Story = { args: { scenario: 'account-on-loan' }, globals: { language: 'ja' } };
