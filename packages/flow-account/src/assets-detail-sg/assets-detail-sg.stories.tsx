import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryAccount } from '../internal/story-account.tsx';
import AssetsDetailScreen from './assets-detail-sg.tsx';

const meta = {
  title: 'Account/Details',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/assets-detail-sg', scenario: 'account-invested', children: <AssetsDetailScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CashAccount: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('STATE-07 a definition opens at a press', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Withdrawable cash' }));
      await expect(await within(document.body).findByText(/Settled cash that is neither frozen/)).toBeVisible();
    });
  },
};
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
    await expect(await canvas.findByRole('meter', { name: 'Risk' })).toHaveAttribute(
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
    const meter = await canvas.findByRole('meter', { name: 'Risk' });
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
