import type { Meta, StoryObj } from '@storybook/react-vite';
import Camera from 'lucide-react/icons/camera';
import Image from 'lucide-react/icons/image';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActionSheet } from './action-sheet.tsx';

const meta = {
  title: 'Components/Overlays/Action sheet',
  component: ActionSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    onAction: fn(),
    title: 'Your passport',
    actions: [
      { id: 'camera', label: 'Take a photo', icon: <Camera size={22} /> },
      { id: 'file', label: 'Choose a picture or PDF', detail: 'Up to 20 MB', icon: <Image size={22} /> },
      { id: 'remove', label: 'Remove it', icon: <Trash2 size={22} />, tone: 'danger' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ActionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Selection: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Choose a picture/ }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('file');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const first = await screen.findByRole('button', { name: 'Take a photo' });
    first.focus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /Choose a picture/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('remove');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};
