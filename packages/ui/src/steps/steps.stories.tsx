import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Components/Feedback/Steps',
  component: Steps,
  args: {
    label: 'Your application',
    steps: [
      { id: 'identity', label: 'Identity', state: 'done' },
      { id: 'contact', label: 'Contact', state: 'current' },
      { id: 'finances', label: 'Finances', state: 'waiting' },
      { id: 'documents', label: 'Documents', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};

export const Pressable: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Identity/ }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('identity');
    await expect(canvas.queryByRole('button', { name: /Finances/ })).toBeNull();
  },
};

export const OperatedByKeyboard: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Identity/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('identity');
  },
};

export const ToFix: Story = {
  args: {
    steps: [
      { id: 'identity', label: 'Identity', state: 'done' },
      { id: 'documents', label: 'Documents', state: 'failed', detail: 'The address on the bill cannot be read' },
      { id: 'sign', label: 'Sign', state: 'waiting' },
    ],
  },
};
