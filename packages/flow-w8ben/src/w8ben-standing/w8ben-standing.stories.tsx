import { useFlow } from '@quayside/flow/flow-context';
import { StoryFlow } from '@quayside/flow/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    <main className="mx-auto max-w-reading bg-surface-sunken p-4">
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
  args: { faults: { getW8ben: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The state of your W-8BEN form did not load.')).toBeVisible();
  },
};
export const JapaneseBlack320: Story = {
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
