import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading passport.jpg', value: 0.45, note: '45%' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading passport.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
  },
};
export const Done: Story = { args: { value: 1, note: '100%' } };
export const UnknownProgress: Story = {
  args: { value: undefined, note: undefined, label: 'Checking the picture' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
/** The next phase starts where the previous one ended, so the bar does not move backwards. */
export const UnknownAfterKnownProgress: Story = {
  args: { value: undefined, note: undefined, label: 'Checking the picture', indeterminateWidth: 1 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.firstElementChild?.clientWidth).toBe(bar.clientWidth);
  },
};
