import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
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

export const Keyboard: Story = {
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
export const Full: Story = { args: { width: 'full' } };
export const Medium: Story = { args: { size: 'medium', variant: 'secondary', children: 'Change' } };

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

export const Saving: Story = {
  args: { busy: 'saving', width: 'full', variant: 'secondary', children: 'Continue' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    const words = canvas.getByText('Saving…');
    const room = words.parentElement as HTMLElement;
    await expect(getComputedStyle(room).animationDelay, 'a short wait has no words').toBe('0.7s');
    await waitFor(() => expect(room.offsetWidth).toBeGreaterThan(30));
    const ring = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(words.getBoundingClientRect().left, 'beside the ring').toBeGreaterThan(ring?.right ?? Infinity);
    await expect(words.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().bottom);
  },
};

/** The words that do not fit are left out, and the button keeps its size. */
export const BusyAndNarrow: Story = {
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
    await expect(middle(ring), 'the ring stays in the middle').toBeCloseTo(middle(busy), 0);
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

/** `scripts/consumers` compares this story with the button of an app that installs the package. */
export const Plain: Story = {};
