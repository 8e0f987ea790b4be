import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import OptionsKnowledgeScreen from './options-knowledge.tsx';

const meta = {
  title: 'Screens/Options/Knowledge quiz',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'options',
    path: '/sg-options-knowledge',
    scenario: 'options-quiz',
    children: <OptionsKnowledgeScreen />,
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
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
