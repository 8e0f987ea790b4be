import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { passportPhoto } from '../testing/guides/passport-photo.ts';
import { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';

const meta = {
  title: 'Components/Documents/Image viewer',
  component: ImageViewer,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Passport, photo page',
    source: passportPhoto,
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Zoom: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Image: Passport, photo page' });
    const picture = screen.getAllByRole('button', { name: 'Zoom in' }).at(-1) as HTMLElement;
    await userEvent.click(picture);
    await expect(dialog).toHaveTextContent('200%');
    picture.focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog).toHaveTextContent('100%');
    const zoomIn = screen.getAllByRole('button', { name: 'Zoom in' })[0] as HTMLElement;
    zoomIn.focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog).toHaveTextContent('150%');
  },
};

export const ImageFailed: Story = {
  args: { source: 'data:image/jpeg;base64,AAAA' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/We can’t show this image/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const FocusRestored: Story = {
  args: { open: false },
  render: (args) => <Opened {...args} view="View" />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Opened({ view, ...props }: ImageViewerProps & { view: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{view}</Button>
      <ImageViewer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
