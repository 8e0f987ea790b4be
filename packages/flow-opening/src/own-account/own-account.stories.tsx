import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import OwnAccountScreen from './own-account.tsx';

const meta = {
  title: 'Screens/Joint account/An account of their own',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/joint-sg-own-account', answers: createJointAnswers('joint-adult'), children: <OwnAccountScreen /> },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheJointAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /You’re the second holder/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the joint account' }));
    await expect(await canvas.findByText('/joint-sg-board')).toBeVisible();
  },
};
export const OwnAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open my own account too' }));
    await expect(await canvas.findByText('/sg-choose')).toBeVisible();
  },
};
export const Offline: Story = {
  args: { faults: { startApplication: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open my own account too' }));
    await expect(await canvas.findByText('We couldn’t start your application')).toBeVisible();
  },
};
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small' }, skin: 'black' } };
