import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Submit application', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submit application' });
    await userEvent.dblClick(button);
    await expect(args.onPress, 'UI-02: a double click is one press').toHaveBeenCalledOnce();
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Choose another document' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Save and leave' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Withdraw application' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = { args: { icon: <ArrowRight size={20} />, children: 'Continue' } };
export const FullWidth: Story = { args: { width: 'full' } };
export const MediumHeight: Story = { args: { size: 'medium', variant: 'secondary', children: 'Change' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submit application' });
    await expect(canvas.getByRole('status')).toHaveTextContent(/./);
    await expect(button).toHaveAttribute('data-state', 'busy');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/**
 * A fast response has no visible effect: the label stays for 300 ms, and screen readers announce nothing before that.
 */
export const BusyBeforeSpinner: Story = {
  args: { busy: true, width: 'full', children: 'Continue' },
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    const words = canvas.getByText('Continue').parentElement as HTMLElement;
    const ring = canvasElement.querySelector('svg')?.parentElement as HTMLElement;
    const told = canvas.getByText('please wait', { selector: '[role=status] *' });
    const seen = () => [words, ring].map((part) => getComputedStyle(part).opacity);
    const at = (time: number) => {
      for (const one of [canvas.getByRole('button'), told].flatMap((part) => part.getAnimations())) {
        one.pause();
        one.currentTime = time;
      }
    };
    at(299);
    await expect(seen()).toEqual(['1', '0']);
    await expect(getComputedStyle(told).visibility).toBe('hidden');
    at(500);
    await expect(seen()).toEqual(['0', '1']);
    await expect(getComputedStyle(told).visibility).toBe('visible');
    for (let time = 300; time <= 460; time += 8) {
      at(time);
      await expect(Math.max(...seen().map(Number)), `the words or the ring are seen at ${time} ms`).toBeGreaterThan(
        0.5,
      );
      await expect(Math.min(...seen().map(Number)), `the ring lies over the words at ${time} ms`).toBe(0);
    }
    const after = canvas.getByRole('button').getBoundingClientRect();
    await expect([after.width, after.height]).toEqual([width, height]);
  },
};

/**
 * A busy button that React mounts again shows the spinner without delay, because its label is already hidden. This
 * happens when a step saves and then waits for its next page.
 */
export const BusyRemounted: Story = {
  tags: ['!dev', '!autodocs'],
  args: { width: 'full', children: 'Continue' },
  render: function Again(args) {
    const [busy, setBusy] = useState(true);
    const again = () => {
      flushSync(() => setBusy(false));
      flushSync(() => setBusy(true));
    };
    return (
      <>
        <Button {...args} busy={busy && 'saving'} />
        <button type="button" className="min-h-target min-w-target" onClick={again}>
          Again
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    for (const one of button.getAnimations()) one.finish();
    const ring = button.querySelector('svg');
    canvas.getByRole('button', { name: 'Again' }).click();
    const next = button.querySelector('svg');
    await expect(next, 'the button was remounted').not.toBe(ring);
    await expect(getComputedStyle(next?.parentElement as HTMLElement).opacity).toBe('1');
    const words = canvas.getByText('Saving…').parentElement as HTMLElement;
    await expect(getComputedStyle(words).opacity, 'text is visible').toBe('1');
  },
};

export const Saving: Story = {
  args: { busy: 'saving', width: 'full', variant: 'secondary', children: 'Continue' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    const words = canvas.getByText('Saving…');
    const room = words.parentElement as HTMLElement;
    await expect(getComputedStyle(button).animationDelay, 'text appears after 0.7 s').toBe('0.3s, 0.7s');
    await waitFor(() => expect(room.offsetWidth).toBeGreaterThan(30));
    const ring = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(words.getBoundingClientRect().left, 'text follows the spinner').toBeGreaterThan(
      ring?.right ?? Infinity,
    );
    await expect(words.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().bottom);
  },
};

/** Text that does not fit is hidden, and the size of the button does not change. */
export const BusyInNarrowSpace: Story = {
  args: { children: 'Go' },
  render: (args) => (
    <div className="flex gap-4">
      <Button {...args} />
      <Button {...args} busy />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [idle, busy] = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect());
    await expect([busy?.width, busy?.height]).toEqual([idle?.width, idle?.height]);
    const words = canvas.getByText('please wait…');
    const line = words.closest('[aria-hidden]') as HTMLElement;
    const { bottom } = line.getBoundingClientRect();
    await waitFor(() => expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
    const ring = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const middle = (box?: DOMRect) => (box ? box.left + box.width / 2 : Number.NaN);
    await expect(middle(ring), 'spinner is centred').toBeCloseTo(middle(busy), 0);
  },
};

export const AsLink: Story = {
  args: { href: '#next', children: 'Read the agreement', variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the agreement' })).toHaveAttribute('href', '#next');
  },
};

export const LongWords: Story = {
  args: { width: 'full', children: 'Saya mengesahkan bahawa semua maklumat yang diberikan adalah benar dan lengkap' },
};

export const WithDefaults: Story = {};
