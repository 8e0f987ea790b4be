import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Feedback/Timeline',
  component: Timeline,
  args: {
    label: 'What happens next',
    items: [
      { id: 'sent', title: 'Application received', time: '12 March 2027, 14:05', state: 'done' },
      {
        id: 'review',
        title: 'We check your documents',
        time: 'By 17 March 2027',
        detail: 'It takes one to three working days.',
        state: 'current',
      },
      { id: 'open', title: 'Your account is open', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderReview: Story = {
  play: async ({ canvas }) => {
    const [, current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
  },
};

export const ToFix: Story = {
  args: {
    items: [
      { id: 'sent', title: 'Application received', time: '12 March 2027', state: 'done' },
      {
        id: 'back',
        title: 'We need one more document',
        time: '15 March 2027',
        detail: 'The date on the bill cannot be read.',
        state: 'failed',
      },
      { id: 'open', title: 'Your account is open', state: 'waiting' },
    ],
  },
};
