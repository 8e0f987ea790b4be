import { OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { handOff } from '@quayside/i18n/internals/text/hand-off';
import { useText } from '@quayside/i18n/use-text';
import { NavBar } from '@quayside/ui/nav-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { HandOffEnded, PhoneFailed, PhoneReady } from './phone-view.tsx';

const start = fn();
const stop = fn();

/** Renders the phone's view inside a page with a bar. */
function Page({ children }: { children: ReactNode }) {
  const t = useText(handOff);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar title={t('phone.title')} />
      <main className="flex-1 pb-8">{children}</main>
    </div>
  );
}

/**
 * Customers who started on a computer see this on their phone, for a step that needs a camera. Before it: the QR code of “Use your phone”. They compare four
 * digits with the computer. After it: the step, then a page that sends them back to the computer.
 */
const meta = {
  title: 'Screens/App/A step on the phone',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <PhoneReady step="Identity document" matchCode="4821" onStart={start} onStop={stop} />,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinkOpening: Story = { args: { children: <OutcomeSkeleton /> } };
export const NumbersToCompare: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4821'), 'the digits of the desktop').toBeVisible();
    await expect(canvas.getByText(/Someone else may have sent you this link/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The numbers match, start' }));
    await expect(start).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(stop).toHaveBeenCalled();
  },
};
export const NumbersToCompareThaiAt320: Story = {
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
export const StepDone: Story = {
  args: { children: <HandOffEnded why="done" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Done. Go back to your computer');
  },
};
export const LinkExpired: Story = {
  args: { children: <HandOffEnded why="expired" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/scan it within \d+ minutes/)).toBeVisible();
  },
};
/** The link was already used, on this phone or another. */
export const LinkAlreadyUsed: Story = { args: { children: <HandOffEnded why="opened" /> } };
export const WithdrawnOnDesktop: Story = { args: { children: <HandOffEnded why="withdrawn" /> } };
export const StoppedOnPhone: Story = { args: { children: <HandOffEnded why="cancelled" /> } };
export const LinkNotValid: Story = { args: { children: <HandOffEnded why="gone" /> } };
export const LinkNotValidJapanese: Story = {
  args: { children: <HandOffEnded why="gone" /> },
  globals: { language: 'ja' },
};
export const NoNetwork: Story = {
  args: { children: <PhoneFailed onRetry={start} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
