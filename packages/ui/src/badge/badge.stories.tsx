import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import { expect } from 'storybook/test';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { label: '3 new messages', count: 3, children: <Bell size={24} /> },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.getByText('3'), 'screen readers read the label').toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('3 new messages')).toBeInTheDocument();
  },
};

export const GreatNumber: Story = {
  args: { label: '128 new messages', count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const Dot: Story = { args: { label: 'New messages', count: undefined } };

export const Zero: Story = {
  args: { label: 'No new messages', count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.queryByText('No new messages')).toBeNull();
  },
};

export const InLine: Story = { args: { children: undefined, tone: 'info' } };

export const Neutral: Story = { args: { tone: 'neutral' } };
