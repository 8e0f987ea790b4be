import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import FuturesKnowledgeScreen from './futures-knowledge.tsx';

const meta = {
  title: 'Screens/Futures/Knowledge quiz',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'futures',
    path: '/sg-futures-knowledge',
    scenario: 'futures-quiz',
    children: <FuturesKnowledgeScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Question 1 of 8')).toBeVisible();
    await expect(canvas.getByText(/You need 7 correct answers out of 8 to pass/)).toBeVisible();
  },
};
