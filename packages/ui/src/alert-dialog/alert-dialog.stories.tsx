import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Components/Overlays/Alert dialog',
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Withdraw your application?',
    description: 'Your answers and documents are deleted. You can apply again at any time.',
    confirmLabel: 'Withdraw application',
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlainTone: Story = {
  args: { title: 'Use these details?', description: 'They come from your digital ID.', confirmLabel: 'Use them' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use them' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: { tone: 'danger', cancelLabel: 'Keep it' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Withdraw your application?' });
    await expect(screen.getByRole('button', { name: 'Keep it' }), 'Cancel has the initial focus').toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { tone: 'danger', busy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange, 'a running action cannot be cancelled').not.toHaveBeenCalled();
  },
};

/** A dialog that is taller than the screen opens at its start, and Tab reaches its buttons. */
export const TallerThanScreen: Story = {
  globals: { textSize: '200', viewport: { value: 'small' } },
  args: { description: Array.from({ length: 12 }, () => 'Your answers and documents are deleted.').join(' ') },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveFocus();
    await expect(dialog.scrollTop, 'scrolled to the start').toBe(0);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Withdraw application' })).toHaveFocus();
  },
};
