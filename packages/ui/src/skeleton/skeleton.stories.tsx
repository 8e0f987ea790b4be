import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Skeleton, SkeletonScreen } from './skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextShape: Story = { args: { lines: 3 } };
export const BlockShape: Story = { args: { variant: 'block', height: '8rem' } };
export const CircleShape: Story = { args: { variant: 'circle' } };

export const Screen: Story = {
  render: () => (
    <SkeletonScreen>
      <Skeleton width="60%" />
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Skeleton variant="block" />
    </SkeletonScreen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status'), 'one word for the whole screen').toHaveTextContent(/^Loading$/);
  },
};
