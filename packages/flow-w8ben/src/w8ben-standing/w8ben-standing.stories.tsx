import { useFlow } from '@quayside/flow/flow-context';
import { StoryFlow } from '@quayside/flow/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import W8benStanding from './w8ben-standing.tsx';

const meta = {
  title: 'W-8BEN/Standing',
  component: StoryFlow,
  args: { flow: w8benUpdateFlow, path: '/', scenario: 'w8ben-ends-this-year', children: <OnHome /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card as home gives it a caller. */
function OnHome() {
  const { caller } = useFlow();
  return (
    <main className="mx-auto max-w-reading space-y-4 bg-surface-sunken p-4">
      {caller ? <W8benStanding caller={caller} /> : null}
    </main>
  );
}

export const EndsThisYear: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ends soon')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Update the form' }));
    await expect(await canvas.findByText('/w8-ben-update')).toBeVisible();
  },
};
export const Valid: Story = {
  args: { scenario: 'w8ben-valid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change the form' })).toHaveAttribute(
      'href',
      '/modify-w8-ben-form',
    );
  },
};
export const Expired: Story = { args: { scenario: 'w8ben-expired' } };
export const MovedAbroad: Story = { args: { scenario: 'w8ben-moved-abroad' } };
export const UnderReview: Story = {
  args: { scenario: 'w8ben-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the status of the form' })).toBeVisible();
  },
};
export const Institution: Story = { args: { scenario: 'w8ben-institution' } };
export const Failed: Story = {
  args: { faults: { getW8bens: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The state of your W-8BEN form did not load.')).toBeVisible();
  },
};
export const JapaneseBlack320: Story = {
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const OfBothHolders: Story = {
  args: { scenario: 'w8ben-second-expired' },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your W-8BEN form' }));
    await expect(own.getByText('Valid')).toBeVisible();
    const other = within(canvas.getByRole('region', { name: 'W-8BEN form of TAN MEI LING' }));
    await expect(other.getByText('Expired')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Update the form: W-8BEN form of TAN MEI LING' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/w8-ben-update\?holder=[0-9a-f-]{36}$/),
    );
  },
};
export const OfMinorThai320: Story = {
  args: { scenario: 'w8ben-minor-ends-this-year' },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
