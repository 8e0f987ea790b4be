import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import AccountTierScreen from './account-tier.tsx';

const meta = {
  title: 'Screens/Account/Tier',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: {
    flowName: 'tier-change',
    path: '/account-tier',
    scenario: 'account-invested',
    exampleFees: { currency: 'SGD', order: '10000', commission: { trader: '3', standard: '5', intel: '5' } },
    children: <AccountTierScreen />,
  },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseATier: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('TIER-01 TIER-02 the cards show conditions, costs and irreversible effects', async () => {
      await canvas.findByText(/^Your net assets are SGD/);
      await expect(canvas.getByRole('radio', { name: 'Intel' })).toHaveAccessibleDescription(
        /Example: SGD\s5\.00 commission on an order of SGD\s10,000 .*Your net assets are at least SGD\s2,000\. .*can’t downgrade for 30 days\. After that, you can only change to Standard\./,
      );
      await expect(canvas.getByText('The commissions are examples.')).toBeVisible();
      await expect(canvas.queryByRole('radio', { name: 'Standard' }), 'the current tier cannot be chosen').toBeNull();
      await expect(canvas.getByText('Your tier')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Trader' })).toBeDisabled();
      await expect(canvas.getByText('You can’t change from Standard back to Trader.')).toBeVisible();
    });
    await step('TIER-03 the conditions are visible before the request', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Intel/ }));
      await expect(await canvas.findByText(/won’t be able to downgrade for 30 days/)).toBeVisible();
    });
    await step('the request is submitted', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /I have read the conditions/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Request this tier' }));
      await expect(await canvas.findByText('/account-tier-status')).toBeVisible();
    });
  },
};
export const NetAssetsTooLow: Story = {
  args: { scenario: 'opened-cash' },
  play: async ({ canvas, step }) => {
    await step('MSG-35 TIER-03 an unavailable tier shows the reason', async () => {
      const intel = await canvas.findByRole('radio', { name: 'Intel', description: /Upgrade condition failed/ });
      await expect(intel).toBeDisabled();
      const words = 'Upgrade condition failed: to upgrade to Intel, net asset of account should be ≥ SGD 2,000';
      await expect(canvas.getByText(words)).toBeVisible();
    });
  },
};
export const IntelLocked: Story = {
  args: { scenario: 'tier-intel' },
  play: async ({ canvas, step }) => {
    await step('TIER-04 the lock is visible', async () => {
      await expect(await canvas.findByText(/You can’t downgrade from Intel within 30 days/)).toBeVisible();
      await expect(canvas.getByText(/An Intel account can never go back to Trader/)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeDisabled();
    });
  },
};
export const Offline: Story = { args: { faults: { saveStep: 'offline' } } };
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small', isRotated: false } } };
