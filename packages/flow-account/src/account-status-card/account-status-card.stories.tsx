import { getAccountOverview } from '@quayside/contract/calls/account';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { useFlow } from '@quayside/flow/flow-context';
import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { tierChangeFlow } from '../account.ts';
import AccountStatusCard, { Beside } from './account-status-card.tsx';

/**
 * Customers with an opened account see this card at the top of home, after they sign in. It links to the details of their assets (`/assets-detail-sg`) and of
 * their CFD account.
 */
const meta = {
  title: 'Screens/Account/Status card',
  component: StoryFlow,
  args: { flow: tierChangeFlow, path: '/', scenario: 'opened-cash', children: <OnHome /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders the card as home does, with the overview of the story's customer. `leaveOut` removes fields that older servers do not send. */
function OnHome({ leaveOut = [] }: { readonly leaveOut?: readonly ('largest' | 'contractValues')[] }) {
  const { caller } = useFlow();
  const [overview, setOverview] = useState<AccountOverview>();
  useEffect(() => {
    void caller?.()
      .then((ready) => ready.call(getAccountOverview, {}))
      .then(setOverview);
  }, [caller]);
  return (
    <main className="mx-auto flex max-w-reading flex-col gap-4 bg-surface-sunken p-4">
      {caller && overview
        ? [AccountStatusCard, Beside].map((Part) => (
            <Part key={Part.name} caller={caller} overview={without(overview, leaveOut)} />
          ))
        : null}
    </main>
  );
}

const without = (overview: AccountOverview, names: readonly string[]): AccountOverview => ({
  ...overview,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
});

export const NewlyOpened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/68\d{8}/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Largest positions' }), 'the account is empty').toBeNull();
  },
};
export const WithPositions: Story = {
  args: { scenario: 'account-invested' },
  play: async ({ canvas }) => {
    const largest = within(await canvas.findByRole('region', { name: 'Largest positions' }));
    await expect(largest.getAllByRole('link')).toHaveLength(4);
    await expect(largest.getByRole('link', { name: /^TNH × 3,000 Tanah Property Trust/ })).toHaveTextContent(
      / 6,\d{3}\.00 /,
    );
    await expect(largest.getByRole('link', { name: 'View all 5 positions' })).toHaveAttribute(
      'href',
      '/assets-detail-sg',
    );
    await expect(canvas.getByRole('link', { name: /^Cash account/ }), 'the value is visible').toHaveTextContent(
      /SGD\s[\d,]+\.\d\d/,
    );
    await expect(canvas.getByRole('link', { name: /^Account centre/ })).toHaveAttribute('href', '/sg-account-center');
    const ends = canvas
      .getAllByRole('link', { name: /^(Cash account|TNH)/ })
      .map((row) => Math.round(row.querySelector('.text-end .tabular-nums')?.getBoundingClientRect().right ?? 0));
    await expect(new Set(ends).size, 'amounts end in one line').toBe(1);
  },
};
export const WithLoan: Story = {
  args: { scenario: 'account-on-loan' },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('link', { name: /^Risk level/ });
    await expect(line).toHaveTextContent(/Risk level\s*\d+%: Low to moderate\s*Lower is safer\.$/);
    await expect(line).toHaveAttribute('href', '/assets-detail-sg');
    await expect(within(line).getByRole('meter', { name: 'Risk level' })).toHaveAttribute('aria-valuemax', '125');
    await expect(within(line).queryByRole('list'), 'the card has no zones').toBeNull();
  },
};
export const WithLoanThaiAt320: Story = {
  args: { scenario: 'account-on-loan' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const WithMarginCall: Story = {
  args: { scenario: 'account-margin-call' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Margin account/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Risk level/ }), 'the margin call replaces the line').toBeNull();
  },
};
export const WithDerivatives: Story = {
  args: { scenario: 'account-derivatives' },
  play: async ({ canvas }) => {
    for (const name of [/^CFD/, /^Futures/])
      await expect(await canvas.findByRole('link', { name })).toHaveTextContent(/SGD\s[\d,]+\.\d\d/);
  },
};
export const WithTenThousandPositions: Story = {
  args: { scenario: 'account-ten-thousand', faults: { getAccountDetails: 'offline' } },
  play: async ({ canvas }) => {
    const largest = within(await canvas.findByRole('region', { name: 'Largest positions' }));
    await expect(largest.getByRole('link', { name: 'View all 10,000 positions' })).toBeVisible();
    await expect(largest.getAllByRole('link'), 'the card links to the largest positions').toHaveLength(4);
  },
};
export const FromServerWithoutPositions: Story = {
  args: { scenario: 'account-invested', children: <OnHome leaveOut={['largest', 'contractValues']} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Cash account/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Largest positions' })).toBeNull();
  },
};
export const ThaiAt320: Story = {
  args: { scenario: 'account-invested' },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
