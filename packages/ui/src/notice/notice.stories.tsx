import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    title: 'Your passport expires soon',
    children: 'It must be valid for six more months. You can renew it and come back: your answers stay.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = { args: { tone: 'warning' } };
export const Danger: Story = {
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
export const Success: Story = {
  args: { tone: 'success', title: undefined, children: 'Your e-mail address is confirmed.' },
};
export const Banner: Story = {
  args: {
    tone: 'warning',
    shape: 'banner',
    title: undefined,
    children: 'You are offline. What you type is kept on this phone.',
  },
};

/** The full-width message of the kit: with something to do about it, and closed when read. */
export const BannerWithAction: Story = {
  args: {
    tone: 'info',
    shape: 'banner',
    title: 'Markets close early today',
    children: 'Orders placed after 12:30 wait for the next trading day.',
    action: (
      <Link href="#hours" placement="standalone">
        See trading hours
      </Link>
    ),
    onClose: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See trading hours' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Announced: Story = {
  args: { tone: 'danger', announce: 'assertive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your passport expires soon/);
  },
};
