import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { children: 'You are offline. What you type is kept on this phone.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InfoTone: Story = {};
export const WarningTone: Story = { args: { tone: 'warning' } };
export const DangerTone: Story = {
  args: {
    tone: 'danger',
    title: 'You have been signed out',
    children: 'Your account was opened on another device. Your answers are kept.',
    action: (
      <Button size="medium" variant="secondary">
        Sign in again
      </Button>
    ),
  },
};
export const SuccessTone: Story = { args: { tone: 'success', children: 'You are online again. Everything is saved.' } };

export const WithAction: Story = {
  args: {
    title: 'Markets close early today',
    children: 'Orders placed after 12:30 wait for the next trading day.',
    action: (
      <Link href="#hours" variant="standalone">
        See trading hours
      </Link>
    ),
    onClose: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region'), 'the text names the landmark').toHaveAccessibleName(
      /^Markets close early today/,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See trading hours' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Sticky: Story = {
  args: { tone: 'warning', placement: 'top', announce: 'polite' },
  render: (args) => (
    <>
      <Banner {...args} />
      <div className="h-[150vh] p-4">A long page</div>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Warning You are offline/);
    const page = canvasElement.ownerDocument.scrollingElement ?? canvasElement;
    page.scrollTop = 300;
    const { top, left, right } = canvas.getByRole('region').getBoundingClientRect();
    await expect({ top, left, right }).toEqual({ top: 0, left: 0, right: page.clientWidth });
    page.scrollTop = 0;
  },
};

export const AssertiveAnnouncement: Story = {
  args: { tone: 'danger', announce: 'assertive', action: <Button size="medium">Try again</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/You are offline/);
    await expect(canvas.getByRole('alert'), 'the announcement includes the action').toHaveTextContent(/Try again$/);
  },
};
