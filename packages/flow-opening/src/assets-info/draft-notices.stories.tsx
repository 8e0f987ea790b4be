import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import ChooseScreen from '../choose/choose.tsx';
import { StoryFlow } from '../testing/story-flow.tsx';
import AssetsInfoScreen from './assets-info.tsx';

/** Customers who return to a draft see a notice if a newer version changed the draft, if it expired, or if their page is outdated. */
const meta = {
  title: 'Screens/Opening/Returning to a draft',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-assets-info', scenario: 'draft-older-version', children: <AssetsInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DraftChanged: Story = {
  play: async ({ canvas }) => {
    const notice = (await canvas.findByText('What’s changed since your last visit')).closest('[role=status]');
    await expect(notice, 'read out when there is a pause').not.toBeNull();
    await expect(notice).toHaveTextContent(/You now choose your occupation from a list/);
    await expect(await canvas.findByRole('combobox', { name: 'Occupation or job title' })).not.toHaveTextContent(
      /pilot/i,
    );
    await expect(canvas.getByLabelText('Full company name'), 'the other answers stay').toHaveValue(
      'Example Trading Sdn Bhd',
    );
    canvas.getByRole('link', { name: 'Go to “Account tier”' }).focus();
  },
};
export const DraftChangedWithLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Go to “Account tier”' }));
    await expect(await canvas.findByText('/sg-choose-account')).toBeVisible();
  },
};
export const DraftChangedDismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByText(/What’s changed since your last visit/)).toBeNull());
  },
};
export const DraftChangedDismissedOffline: Story = {
  args: { faults: { acknowledgeDraftNotices: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Got it' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Got it' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvas.getByText(/What’s changed since your last visit/), 'the notice appears again').toBeVisible();
  },
};
export const DraftChangedJapanese: Story = { globals: { language: 'ja', viewport: { value: 'small' } } };

export const DraftExpired: Story = {
  args: { path: '/sg-choose', scenario: 'draft-expired', children: <ChooseScreen /> },
  play: async ({ canvas }) => {
    const notice = (await canvas.findByText('Your earlier application has expired')).closest('[role=status]');
    await expect(notice).toHaveTextContent(/30 days/);
  },
};
export const DraftExpiredThai: Story = {
  args: { path: '/sg-choose', scenario: 'draft-expired', children: <ChooseScreen /> },
  globals: { language: 'th', viewport: { value: 'small' } },
};

export const PageOutdated: Story = {
  args: { build: 'before', scenario: 'draft' },
  play: async ({ canvas, step }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(/There is a new version of this page/);
    await step('the keyboard reaches the action', async () => {
      canvas.getByRole('button', { name: 'Reload page' }).focus();
      await expect(canvas.getByRole('button', { name: 'Reload page' })).toHaveFocus();
    });
  },
};
export const PageOutdatedAndNotStored: Story = {
  args: { build: 'before', scenario: 'draft', keeping: 'memory' },
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('alert');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Student' }));
    const next = await canvas.findByRole('heading', { name: 'Education level' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await waitFor(() => expect(notice).toHaveTextContent(/This browser can’t save what you typed on this page/));
    await expect(next, 'the page does not reload').toBeVisible();
  },
};
export const PageOutdatedThai: Story = {
  args: { build: 'before', scenario: 'draft' },
  globals: { language: 'th', viewport: { value: 'small' } },
};
