import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { useFlow } from '@quayside/flow/flow-context';
import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import W8benStatusCard from './w8ben-status-card.tsx';

const meta = {
  title: 'Screens/W-8BEN/Status card',
  component: StoryFlow,
  args: { flow: w8benUpdateFlow, path: '/', scenario: 'w8ben-under-review', children: <OnHome /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders the card with a caller, as the home page does. */
function OnHome() {
  const { caller } = useFlow();
  const [overview] = useState(
    () => ({ asOf: '2026-11-21T04:00:00.000Z', requests: [] as AccountOverview['requests'] }) as AccountOverview,
  );
  return (
    <main className="mx-auto flex max-w-reading flex-col gap-4 bg-surface-sunken p-4">
      {caller ? <W8benStatusCard caller={caller} overview={overview} /> : null}
    </main>
  );
}

export const UnderReview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View form status' })).toBeVisible();
  },
};
export const Institution: Story = { args: { scenario: 'w8ben-institution' } };
export const LoadError: Story = {
  args: { faults: { getW8bens: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the status of your W-8BEN form.')).toBeVisible();
  },
};
export const JapaneseBlackAt320: Story = {
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
