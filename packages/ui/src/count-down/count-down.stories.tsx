import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CountDown } from './count-down.tsx';

const clock = createFakeTimers();
const meta = {
  title: 'Components/Feedback/Count down',
  component: CountDown,
  args: { label: 'This code is valid for', until: 0, now: clock.now, timers: clock, onEnd: fn() },
} satisfies Meta<typeof CountDown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a loader that sets the end of the countdown. Only the play functions advance the fake clock. */
const inSeconds = (seconds: number) => ({ loaders: [() => ({ until: clock.now() + seconds * 1000 })] });
const render: Story['render'] = (args, { loaded }) => <CountDown {...args} until={Number(loaded.until)} />;

export const Running: Story = {
  ...inSeconds(301),
  render,
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'This code is valid for' });
    await expect(timer).toHaveTextContent('05:01');
    await expect(canvas.getByRole('status'), 'no announcement yet').toBeEmptyDOMElement();
    clock.advance(1000);
    await waitFor(() => expect(timer).toHaveTextContent('05:00'));
    await expect(canvas.getByRole('status'), 'announcement at five minutes').toHaveTextContent('5 minutes');
    clock.advance(1000);
    await waitFor(() => expect(timer).toHaveTextContent('04:59'));
    await expect(canvas.getByRole('status'), 'no announcement of the next second').toHaveTextContent('5 minutes');
  },
};

export const WithHours: Story = { ...inSeconds(7384), render };

export const Ended: Story = {
  ...inSeconds(2),
  render,
  play: async ({ canvas, args }) => {
    clock.advance(2000);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Time is up'));
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
