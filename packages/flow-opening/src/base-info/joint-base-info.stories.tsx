import { completeAdult, completeMinor } from '@quayside/rules/testing/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import BaseInfoScreen from './base-info.tsx';

const { choose, 'choose-tip': tip, 'submit-photo': photo, 'base-info': base } = completeMinor;
const adultPhoto = completeAdult['submit-photo'];

const meta = {
  title: 'Screens/Joint account/Basic information',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/joint-sg-base-info',
    answers: createJointAnswers('joint-minor'),
    second: { answers: { choose, 'choose-tip': tip, 'submit-photo': photo } },
    children: <BaseInfoScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The minor’s part, completed by the guardian')).toBeVisible();
    await expect(await canvas.findByText('Malaysia · Birth certificate')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'MyKad', hidden: true })).toBeNull();
  },
};
/** A person aged 18 is not a minor, so the date of birth shows an error. All other answers stay. */
export const TooOldForAMinor: Story = {
  args: {
    second: {
      answers: {
        choose,
        'choose-tip': tip,
        'submit-photo': photo,
        'base-info': { ...base, dateOfBirth: '2008-11-21' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByDisplayValue('Tan Xiao Yu', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByText('This person is 18 or over, so they must apply as an adult holder.'),
    ).toBeVisible();
  },
};
export const OfAnAdult: Story = {
  args: {
    answers: createJointAnswers('joint-adult'),
    second: { answers: { choose, 'choose-tip': tip, 'submit-photo': adultPhoto } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The second holder’s part')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Birth certificate', hidden: true })).toBeNull();
  },
};
/** If both holders enter the same document number, the field shows an error and receives the focus. */
export const SamePerson: Story = {
  args: {
    answers: createJointAnswers('joint-adult'),
    second: {
      answers: {
        choose,
        'choose-tip': tip,
        'submit-photo': adultPhoto,
        'base-info': { ...completeAdult['base-info'], documentNumber: '' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByDisplayValue('Lim Wei Ming', { exact: false });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Document number' }), 'A12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/^This is the other holder’s document number/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Document number' })).toHaveFocus());
  },
};
