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
    children: <AccountTierScreen />,
  },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('TIER-03 the conditions are said before it is asked for', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Intel/ }));
      await expect(await canvas.findByText(/won’t be able to downgrade for 30 days/)).toBeVisible();
    });
    await step('sent for review', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /I have read the conditions/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Request this tier' }));
      await expect(await canvas.findByText('/account-tier-status')).toBeVisible();
    });
  },
};
export const TooLittle: Story = {
  args: { scenario: 'opened-cash' },
  play: async ({ canvas, userEvent, step }) => {
    await step('MSG-35 TIER-03', async () => {
      await expect(await canvas.findByText('Net assets from SGD 2,000'), 'known before it is chosen').toBeVisible();
      await userEvent.click(await canvas.findByRole('radio', { name: /Intel/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Request this tier' }));
      const words = 'Upgrade condition failed: to upgrade to Intel, net asset of account should be ≥ SGD 2,000';
      await expect((await canvas.findAllByText(words, { exact: false }))[0]).toBeVisible();
    });
  },
};
export const BackToTrader: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('TIER-02', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Trader/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Request this tier' }));
      await expect((await canvas.findAllByText(/You can’t change from Standard back to Trader/))[0]).toBeVisible();
    });
  },
};
export const Offline: Story = { args: { faults: { saveStep: 'offline' } } };
export const Thai320: Story = { globals: { language: 'th', viewport: { value: 'small', isRotated: false } } };
