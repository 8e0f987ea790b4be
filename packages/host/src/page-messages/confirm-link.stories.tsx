import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmLink } from './confirm-link.tsx';

const answer = fn();

/**
 * Customers see this if they open a link that signs them in, such as that of the broker’s app or of a second holder. It shows the phone number, so that no one
 * continues with another person’s login. Before it: the link. After it: the page that the link names, or home.
 */
const meta = {
  title: 'Screens/App/Sign in from a link',
  component: ConfirmLink,
  parameters: { layout: 'fullscreen' },
  args: { phoneNumber: '+65 •••• 1234', replaces: false, answer },
} satisfies Meta<typeof ConfirmLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alertdialog', { name: /^Continue as \+65\s•{4}\s1234\?$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'This isn’t my number' }));
    await expect(answer).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(answer).toHaveBeenLastCalledWith(true);
  },
};
export const SignedInAsAnother: Story = {
  args: { replaces: true },
  play: async () => {
    await expect(await screen.findByText(/Your answers are saved/)).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: { replaces: true },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
export const InJapanese: Story = { args: { replaces: true }, globals: { language: 'ja' } };
