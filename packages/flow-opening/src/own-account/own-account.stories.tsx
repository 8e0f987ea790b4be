import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JointStory, openedBy } from '../internal/joint-stories.tsx';
import OwnAccountScreen from './own-account.tsx';

const meta = {
  title: 'Joint/An account of their own',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/joint-sg-own-account', answers: openedBy('joint-adult'), children: <OwnAccountScreen /> },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheJointAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /You are the second holder/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To the joint account' }));
    await expect(await canvas.findByText('/joint-sg-board')).toBeVisible();
  },
};
export const OneOfTheirOwn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open an account of my own as well' }));
    await expect(await canvas.findByText('/sg-choose')).toBeVisible();
  },
};
export const Offline: Story = {
  args: { faults: { startApplication: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open an account of my own as well' }));
    await expect(await canvas.findByText('Not started yet')).toBeVisible();
  },
};
export const ThaiNarrow: Story = { globals: { language: 'th', viewport: { value: 'small' }, skin: 'black' } };
