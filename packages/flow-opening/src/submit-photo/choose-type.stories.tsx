import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { isOnScreen } from '../testing/is-on-screen.ts';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import { installFakeCamera } from '../testing/story-pictures.ts';
import SubmitPhotoScreen from './submit-photo.tsx';

const first = answersBefore('submit-photo');

const meta = {
  title: 'Screens/Opening/Identity document/Choose the type',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-submit-photo',
    answers: { ...first, 'submit-photo': { nationality: 'MY' } },
    children: <SubmitPhotoScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A finger that chooses the passport opens the camera at once. Without a photo, the focus returns to its button, which is in view. */
export const ByTouch: Story = {
  beforeEach: () => installFakeCamera('denied'),
  play: async ({ canvas, userEvent }) => {
    const passport = await canvas.findByRole('radio', { name: 'Passport' });
    await userEvent.pointer({ keys: '[TouchA]', target: passport });
    const camera = await screen.findByRole('dialog', { name: 'Photo page' });
    await userEvent.click(within(camera).getByRole('button', { name: 'Close' }));
    const take = canvas.getByRole('button', { name: 'Take a photo' });
    await waitFor(() => expect(take).toHaveFocus());
    await waitFor(() => expect(isOnScreen(take)).toBe(true));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** Arrow keys pass through the types, so they neither open the camera nor move the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('radio', { name: 'MyKad' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Passport' })).toHaveFocus();
    await canvas.findByRole('group', { name: 'Photo page' });
    await expect(canvas.getByRole('radio', { name: 'Passport' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** The country of the login's phone number is a suggestion, which names its source. */
export const SuggestedNationality: Story = {
  args: { answers: first, phoneNumber: '+60123456789' },
  play: async ({ canvas }) => {
    const nationality = await canvas.findByRole('combobox', { name: 'Nationality' });
    await waitFor(() => expect(nationality).toHaveTextContent('Malaysia'));
    await expect(nationality).toHaveAccessibleDescription('From your phone number');
    await expect(await canvas.findByRole('radio', { name: 'MyKad' })).not.toBeChecked();
  },
};
/** The mainland app accepts only one document from a Singaporean, so it does not ask for the type. */
export const OnePossibleDocument: Story = {
  args: { answers: { ...first, 'submit-photo': { nationality: 'SG' } } },
  globals: { edition: 'mainland', language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Photo page' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const UsNationality: Story = {
  args: { answers: { ...first, 'submit-photo': { nationality: 'US', documentType: 'passport' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Photo page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-08').toBeVisible();
  },
};
