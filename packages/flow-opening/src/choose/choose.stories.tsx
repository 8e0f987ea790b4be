import { pressEnter } from '@quayside/testing/press-enter';
import { tap } from '@quayside/testing/tap';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import ChooseScreen from './choose.tsx';

const meta = {
  title: 'Screens/Opening/How to open',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-choose', children: <ChooseScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How to verify your identity' });
    const [digital, byHand] = within(group).getAllByRole('radio');
    await expect(digital).toHaveAccessibleName('Use the national digital ID');
    await expect(digital).toHaveAccessibleDescription(/^No ID photos, little typing For Singapore citizens/);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Open your account' })).toBeVisible();
    for (const way of [digital, byHand]) await expect(way, 'nothing is chosen for the customer').not.toBeChecked();
    await expect(await canvas.findByText(/minutes left$/)).toBeVisible();
    await expect(canvas.queryByText(/^Saved /), 'the page has not saved yet').toBeNull();
    byHand?.focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-submit-photo'), 'after the list of documents').toBeVisible();
  },
};
export const ChosenByTap: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Use a passport or national ID' }));
    await expect(await canvas.findByText('/sg-submit-photo')).toBeVisible();
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('choose') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: 'Use a passport or national ID', checked: true }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^Saved /)).toBeVisible();
  },
};
/** The page asks again if the saved route is unknown, for example because a later version saved it. */
export const Errors: Story = {
  args: { answers: { choose: { route: '' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Saved/);
    pressEnter(canvas.getByRole<HTMLInputElement>('radio', { name: 'Use a passport or national ID' }));
    await expect(await canvas.findByText('Please select how you want to prove your identity')).toBeVisible();
    const first = canvas.getByRole('radio', { name: 'Use the national digital ID' });
    await waitFor(() => expect(first).toHaveFocus());
  },
};
export const CancelledAtProvider: Story = {
  args: { answers: answersThrough('choose'), routerState: { digitalId: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cancelled the national digital ID request')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
/** Continue is hidden until a choice, and a failed save shows "Try again" in its place. */
export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    const byHand = await canvas.findByRole('radio', { name: 'Use a passport or national ID' });
    await canvas.findByText(/minutes left$/);
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
    await tap(userEvent, byHand);
    await expect(
      await canvas.findByText('The network connection has been disconnected, please keep the network stable'),
      'MSG-24',
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const BackLeadsHome: Story = {
  args: { answers: answersThrough('choose') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('/'), 'Back from the first step leads home').toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: answersThrough('sign-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve submitted this section, so you can’t change it now.')).toBeVisible();
  },
};
