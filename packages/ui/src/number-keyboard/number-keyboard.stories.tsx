import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberKeyboard } from './number-keyboard.tsx';

const meta = {
  title: 'Components/Fields/Number keyboard',
  component: NumberKeyboard,
  args: { onDigit: fn(), onDelete: fn() },
} satisfies Meta<typeof NumberKeyboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pointer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Number keys' })).toBeVisible();
    const seven = canvas.getByRole('button', { name: '7' });
    await userEvent.dblClick(seven);
    await expect(args.onDigit, 'quick presses all count').toHaveBeenCalledTimes(2);
    await expect(args.onDigit).toHaveBeenLastCalledWith('7');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the last digit' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
export const Keyboard: Story = {
  args: { onDone: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDigit).toHaveBeenLastCalledWith('1');
    canvas.getByRole('button', { name: 'Done' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const InMalay: Story = { args: { onDone: fn() }, globals: { language: 'ms' } };
export const InThai: Story = { args: { onDone: fn() }, globals: { language: 'th' } };
