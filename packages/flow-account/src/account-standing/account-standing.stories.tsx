import { useFlow } from '@quayside/flow/flow-context';
import { StoryFlow } from '@quayside/flow/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tierChangeFlow } from '../account.ts';
import AccountStanding from './account-standing.tsx';

const meta = {
  title: 'Account/Standing',
  component: StoryFlow,
  args: { flow: tierChangeFlow, path: '/', scenario: 'opened-cash', children: <OnHome /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card as home gives it a caller. */
function OnHome() {
  const { caller } = useFlow();
  return (
    <main className="mx-auto max-w-reading bg-surface-sunken p-4">
      {caller ? <AccountStanding caller={caller} /> : null}
    </main>
  );
}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/68\d{8}/)).toBeVisible();
  },
};
export const AccountsDidNotLoad: Story = {
  args: { faults: { getAccounts: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link'), 'the way to the account centre').toBeVisible();
  },
};
