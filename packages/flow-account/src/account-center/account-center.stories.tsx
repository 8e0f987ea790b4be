import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryAccount } from '../internal/story-account.tsx';
import AccountCenterScreen from './account-center.tsx';

const meta = {
  title: 'Account/Centre',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-account-center', scenario: 'account-invested', children: <AccountCenterScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CashAccount: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('accounts, tier and what can be opened', async () => {
      await expect(await canvas.findByText('Cash account')).toBeVisible();
      await expect(canvas.getByText('Tier: Standard')).toBeVisible();
      await expect(canvas.getByText('Upgrade to a margin account')).toBeVisible();
      await expect(canvas.getByText('Valid until 31/12/2029')).toBeVisible();
    });
    await step('a row leads on', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Cash account/ }));
      await expect(await canvas.findByText('/assets-detail-sg')).toBeVisible();
    });
  },
};
export const MarginAccount: Story = {
  args: { scenario: 'account-on-loan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Margin account')).toBeVisible();
    await expect(canvas.queryByText('Upgrade to a margin account')).toBeNull();
  },
};
export const RequestPending: Story = {
  args: { scenario: 'tier-under-review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Tier: Standard.*Under Review/ }));
    await expect(await canvas.findByText('/account-tier-status')).toBeVisible();
  },
};
export const ActionNeeded: Story = {
  args: { scenario: 'information-sent-back' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Change of information.*Action needed/ }));
    await expect(await canvas.findByText('/change-information-status')).toBeVisible();
  },
};
export const DocumentAskedFor: Story = {
  args: { scenario: 'document-asked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Upload the documents.*Action needed/ }));
    await expect(await canvas.findByText('/requested-documents')).toBeVisible();
  },
};
export const NoAccountYet: Story = {
  args: { scenario: 'under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No account yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/sg-account-state');
  },
};
export const Loading: Story = { args: { faults: { getAccountOverview: 'silent' } } };
export const Offline: Story = {
  args: { faults: { getAccountOverview: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Cash account')).toBeVisible();
  },
};
export const Thai320: Story = { globals: { language: 'th', viewport: { value: 'small', isRotated: false } } };
export const Japanese: Story = { globals: { language: 'ja' } };
