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

export const NeutralTone: Story = { args: { children: 'Draft' } };
export const InfoTone: Story = { args: { tone: 'info' } };
export const SuccessTone: Story = { args: { tone: 'success', children: 'Open' } };
export const WarningTone: Story = { args: { tone: 'warning', children: 'Due' } };
export const DangerTone: Story = {
  args: { tone: 'danger', children: 'Not accepted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not accepted'), 'words first').toHaveAttribute('data-tone', 'danger');
  },
};
