import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Your session ends in two minutes',
    description: 'Your answers are saved. Stay to go on where you are.',
    actions: <Button>Stay</Button>,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <Opener {...args} opener="Show" />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener({ opener, ...props }: DialogProps & { opener: string }) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Your session ends in two minutes' });
    await expect(dialog).toHaveAccessibleDescription(/Your answers are saved/);
    await expect(dialog.contains(document.activeElement), 'focus moves into the dialog').toBe(true);
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement), 'Tab does not leave the dialog').toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener, 'focus returns to the opener').toHaveFocus());
  },
};

export const Open: Story = { args: { open: true } };

export const WithLongText: Story = {
  args: {
    open: true,
    description: undefined,
    children: <p>{'Trading on margin means that you may lose more than you put in. '.repeat(30)}</p>,
  },
};
