import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Notices } from '../page-messages/notices.tsx';
import { StoryHost } from '../testing/story-host.tsx';

const onRetry = fn();
const wanted = { pathname: '/sg-futures', search: '', hash: '', state: null, key: 'story' };
const quiet = { problem: undefined, onRetry, draftStorage: 'device' } as const;

/** Notices above any screen: the session has ended, the login failed, a page failed to load, or the browser cannot store data. */
const meta = {
  title: 'Screens/App/Notices',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SessionEnded: Story = {
  args: { children: <Notices {...quiet} session={{ status: 'expired' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Your session has ended/);
  },
};
export const SignedOutElsewhere: Story = {
  args: { children: <Notices {...quiet} session={{ status: 'locked' }} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You signed out in another window/)).toBeVisible();
  },
};
export const StorageUnavailable: Story = {
  args: { children: <Notices {...quiet} session={{ status: 'signed-out' }} draftStorage="memory" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser can’t save data on your device/)).toBeVisible();
  },
};
export const LinkWithLogin: Story = {
  tags: ['!dev', '!autodocs'], // the story “Sign in from a link” shows it
  args: {
    children: (
      <Notices
        {...quiet}
        session={{ status: 'confirm-link', phoneNumber: '•••• 4567', replaces: false, answer: () => undefined }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    await expect(page.querySelector('[role=alertdialog]')).toHaveTextContent(/Continue as •••• 4567\?/);
  },
};
export const LoginFailed: Story = {
  args: { children: <Notices {...quiet} session={{ status: 'login-failed', error: new Error('refused') }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t sign you in')).toBeVisible();
  },
};
export const PageLoadError: Story = {
  args: {
    children: (
      <Notices
        {...quiet}
        session={{ status: 'signed-out' }}
        problem={{ kind: 'unloadable', error: undefined, wanted }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const SessionEndedThaiAt320: Story = {
  args: { children: <Notices {...quiet} session={{ status: 'expired' }} /> },
  globals: { language: 'th', viewport: { value: 'small' } },
};
