import { completeMinor } from '@quayside/rules/testing/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import SubmitPhotoScreen from './submit-photo.tsx';

const { 'choose-tip': tip } = completeMinor;
const before = { 'choose-tip': tip, 'submit-photo': { nationality: 'MY', documentType: 'birth-certificate' } };

const meta = {
  title: 'Screens/Joint account/Identity document',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/joint-sg-submit-photo',
    answers: createJointAnswers('joint-minor'),
    second: { answers: before },
    children: <SubmitPhotoScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a minor, the page asks for one photo of the birth certificate, without expiry or signature. */
export const Minor: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Birth certificate' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please upload document')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take a photo' })).toHaveFocus());
  },
};
/** Until the nationality is chosen, the page reports only its error, because the certificate is not visible yet. */
export const NothingChosen: Story = {
  args: { second: { answers: { 'choose-tip': tip } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Nationality' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please select the country')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Check \d+ answer/ }), 'a single error has no list').toBeNull();
  },
};
