import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Components/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SmallSize: Story = {
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('svg');
    await expect(ring, 'who holds it says what is going on').toHaveAttribute('aria-hidden', 'true');
    await expect(ring && getComputedStyle(ring).animationDuration, 'calm where less motion is asked for').toBe('3s');
  },
};
export const LargeSize: Story = { args: { className: 'size-8 text-accent' } };
