import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: {
    title: 'Your passport expires soon',
    children: 'It must be valid for six more months. You can renew it and come back: your answers stay.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InfoTone: Story = {};
export const WarningTone: Story = { args: { tone: 'warning' } };
export const DangerTone: Story = {
  args: {
    tone: 'danger',
    title: 'Your proof of address was not accepted',
    children: 'The date on the bill cannot be read.',
    action: (
      <Button size="medium" variant="secondary">
        Upload it again
      </Button>
    ),
  },
};
export const FullWidthAction: Story = {
  args: { ...DangerTone.args, actionWidth: 'full' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Upload it again' });
    const icon = button.closest('[data-tone]')?.querySelector('svg');
    const start = button.parentElement?.getBoundingClientRect().left;
    await expect(start, 'not indented by the icon').toBe(icon?.getBoundingClientRect().left);
  },
};
export const SuccessTone: Story = {
  args: { tone: 'success', title: undefined, children: 'Your e-mail address is confirmed.' },
};
export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByKeyboard: Story = {
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Announced: Story = {
  args: { tone: 'danger', announce: 'assertive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your passport expires soon/);
  },
};
