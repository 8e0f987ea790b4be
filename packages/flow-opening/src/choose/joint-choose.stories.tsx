import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import ChooseScreen from './choose.tsx';

const meta = {
  title: 'Screens/Joint account/How to open',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/joint-sg-choose', answers: createJointAnswers('joint-adult'), children: <ChooseScreen /> },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAdult: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The second holder’s part')).toBeVisible();
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
  },
};
