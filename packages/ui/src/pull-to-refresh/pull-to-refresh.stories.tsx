import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Cell } from '../cell/cell.tsx';
import { List } from '../list/list.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';

const meta = {
  title: 'Components/Feedback/Pull to refresh',
  component: PullToRefresh,
  args: {
    note: 'Updated 14:05',
    onRefresh: fn(() => Promise.resolve()),
    children: (
      <List label="Applications" variant="card">
        <Cell title="Options trading" detail="We check your documents" />
        <Cell title="Margin" detail="Approved" />
      </List>
    ),
  },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefreshedByButton: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Refreshed')).toBeVisible();
  },
};

export const Pulled: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const finger = touchOn(canvas.getByRole('list'));
    const root = canvasElement.querySelector('.overscroll-y-contain');
    finger.down(100);
    finger.move(109);
    await expect(root, '10 px are no pull').toHaveAttribute('data-state', 'idle');
    finger.move(160);
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'pulling'));
    finger.up();
    await expect(args.onRefresh, 'let go too early').not.toHaveBeenCalled();
    finger.down(100);
    finger.move(260);
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'release'));
    finger.up();
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('Refreshed')).toBeVisible();
  },
};

/** The content stays in the state `release`, for pictures of this state. */
export const ReadyToRelease: Story = {
  play: async ({ canvas }) => {
    const finger = touchOn(canvas.getByRole('list'));
    finger.down(100);
    finger.move(260);
    await expect(await canvas.findByText('Release to refresh')).toBeVisible();
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Refreshing')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Failed: Story = {
  args: { onRefresh: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('We couldn’t refresh this')).toBeVisible();
    await expect(canvas.getByText('Margin'), 'what was there stays').toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const InNativeApp: Story = {
  args: { pull: 'off' },
  play: async ({ canvas, args }) => {
    const finger = touchOn(canvas.getByRole('list'));
    finger.down(100);
    finger.move(300);
    finger.up();
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  },
};

function touchOn(target: Element) {
  const send = (type: string, y?: number) => {
    const touches = y === undefined ? [] : [new Touch({ identifier: 1, target, clientX: 100, clientY: y })];
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }));
  };
  return {
    down: (y: number) => send('touchstart', y),
    move: (y: number) => send('touchmove', y),
    up: () => send('touchend'),
  };
}
