import { completeAdult, completeMinor, minorDocuments } from '@quayside/rules/testing/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import SignInfoScreen from './sign-info.tsx';

const { 'sign-info': _, ...unsigned } = completeMinor;
const { 'sign-info': __, ...unsignedAdult } = completeAdult;

const meta = {
  title: 'Screens/Joint account/Signature',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/joint-sg-sign-info',
    answers: createJointAnswers('joint-minor'),
    documents: minorDocuments,
    second: { answers: unsigned },
    children: <SignInfoScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a minor, the guardian signs with the guardian's name. */
export const Minor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tan Mei Ling')).toBeVisible();
    await expect(canvas.queryByText('Tan Xiao Yu')).toBeNull();
    await expect(canvas.getByText(/once both holders have signed/)).toBeVisible();
  },
};
export const OfAnAdult: Story = {
  args: { answers: createJointAnswers('joint-adult'), documents: {}, second: { answers: unsignedAdult } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lim Wei Ming')).toBeVisible();
  },
};
