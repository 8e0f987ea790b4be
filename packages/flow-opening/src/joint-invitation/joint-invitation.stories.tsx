import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import JointInvitationScreen from './joint-invitation.tsx';
import { clearInvitation } from './stored-invitation.ts';

const meta = {
  title: 'Screens/Joint account/Invitation',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: clearInvitation,
  args: {
    path: '/joint-sg-invitation',
    hash: '#invitation=abcdefghijklmnopqrstuvwxyz',
    answers: createJointAnswers('joint-adult'),
    children: <JointInvitationScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /You’ve been invited to a joint account/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept and start' })).toBeVisible();
  },
};
/** After an invitation has expired or was withdrawn or replaced, the page says that the link is no longer valid. */
export const NoLongerValid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept and start' }));
    await expect(await canvas.findByRole('heading', { name: /This link is no longer valid/ })).toBeVisible();
  },
};
export const WithoutAToken: Story = {
  args: { hash: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /This link is no longer valid/ })).toBeVisible();
  },
};
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
