import type { Meta, StoryObj } from '@storybook/react-vite';
import X from 'lucide-react/icons/x';
import { expect, fn } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: <X size={22} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height), 'a target of 44 px').toBeGreaterThanOrEqual(44);
    await userEvent.dblClick(button);
    await expect(args.onPress, 'UI-02').toHaveBeenCalledOnce();
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
