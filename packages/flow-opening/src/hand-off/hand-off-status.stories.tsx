import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn } from 'storybook/test';
import { HandOffStatus } from './hand-off-status.tsx';

/**
 * Customers on a computer see this below the QR code while they complete the step on a phone. Before it: the phone scans the code. After it: the next step, on
 * the computer.
 */
const meta = {
  title: 'Screens/Opening/Use your phone, progress',
  component: HandOffStatus,
  globals: { viewport: { value: 'desktop' } },
  args: {
    view: { word: 'opened', matchCode: '4821' },
    stepName: 'Identity document',
    now: () => 0,
    onAgain: fn(),
    back: '/sg-submit-photo',
    next: '/sg-submit-address',
  },
  render: (args) => (
    <MemoryRouter>
      <main className="min-h-dvh bg-surface">
        <HandOffStatus {...args} />
      </main>
    </MemoryRouter>
  ),
} satisfies Meta<typeof HandOffStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PhoneConnected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Your phone is connected/ })).toBeVisible();
    await expect(canvas.getByText('4821')).toBeVisible();
  },
};
export const DoneOnThePhone: Story = {
  args: { view: { word: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/sg-submit-address');
  },
};
export const CodeExpired: Story = {
  args: { view: { word: 'expired' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Get a new code and scan it within 5 minutes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new code' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
export const StoppedOnThePhone: Story = { args: { view: { word: 'cancelled' } } };
export const ReplacedElsewhere: Story = { args: { view: { word: 'withdrawn' } } };
export const ConnectedThaiAt320: Story = {
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
