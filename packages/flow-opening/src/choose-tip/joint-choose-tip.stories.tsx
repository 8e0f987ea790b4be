import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers, JointStory } from '../testing/joint-stories.tsx';
import ChooseTipScreen from './choose-tip.tsx';

const meta = {
  title: 'Screens/Joint account/What to prepare',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/joint-sg-choose-tip',
    answers: createJointAnswers('joint-minor'),
    second: { answers: { choose: { route: 'manual' } } },
    children: <ChooseTipScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The minor’s birth certificate or passport')).toBeVisible();
    await expect(canvas.getByText('Proof of relationship')).toBeVisible();
    await expect(
      canvas.queryByText(/different documents for your identity and your address/),
      'no proof of address is asked',
    ).toBeNull();
  },
};
