import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusTag } from './status-tag.tsx';

const meta = {
  title: 'Components/Feedback/Status tag',
  component: StatusTag,
  args: { children: 'Under review' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'Draft' } };
export const Info: Story = { args: { tone: 'info' } };
export const Success: Story = { args: { tone: 'success', children: 'Open' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Due' } };
export const Danger: Story = {
  args: { tone: 'danger', children: 'Not accepted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not accepted'), 'words first').toHaveAttribute('data-tone', 'danger');
  },
};
