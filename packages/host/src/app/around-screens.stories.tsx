import { useTextStore } from '@quayside/i18n/use-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LastResort } from '../page-messages/last-resort.tsx';
import { Notices } from '../page-messages/notices.tsx';
import { StoryHost } from '../testing/story-host.tsx';
import { UnknownHost } from './unknown-host.tsx';

const onRetry = fn();
const wanted = { pathname: '/sg-futures', search: '', hash: '', state: null, key: 'story' };
const quiet = { problem: undefined, onRetry, keeping: 'device' } as const;

/**
 * What the app says around its screens, and in place of them. A notice stands above any screen: the session has ended, the
 * login failed, a page did not load, the browser keeps nothing. The last resort takes the place of a page that broke: saved
 * answers are safe, and “Reload” continues where the customer was. An address that is not ours leads nowhere.
 */
const meta = {
  title: 'Screens/App/Notices and last resort',
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
export const LoginFailed: Story = {
  args: { children: <Notices {...quiet} session={{ status: 'login-failed', error: new Error('refused') }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t sign you in')).toBeVisible();
  },
};
export const LinkWithLogin: Story = {
  args: {
    children: (
      <Notices
        {...quiet}
        session={{ status: 'confirm-link', phoneNumber: '•••• 4567', replaces: 'nobody', answer: () => undefined }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    await expect(page.querySelector('[role=alertdialog]')).toHaveTextContent(/Continue as •••• 4567\?/);
  },
};
export const Unloadable: Story = {
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
export const NothingKeptOnTheDevice: Story = {
  args: { children: <Notices {...quiet} session={{ status: 'signed-out' }} keeping="memory" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser can’t save data on your device/)).toBeVisible();
  },
};
export const SomethingWentWrong: Story = {
  args: { children: <Broken /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
export const UnknownAddress: Story = {
  args: { children: <Unknown /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /This isn’t our website/ })).toBeVisible();
  },
};
export const SessionEndedThaiNarrow: Story = {
  args: { children: <Notices {...quiet} session={{ status: 'expired' }} /> },
  globals: { language: 'th', viewport: { value: 'small' } },
};

function Broken() {
  return <LastResort texts={useTextStore()} />;
}

function Unknown() {
  return <UnknownHost texts={useTextStore()} />;
}
