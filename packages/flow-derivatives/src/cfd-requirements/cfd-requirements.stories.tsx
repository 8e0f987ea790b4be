import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import CfdRequirementsScreen from './cfd-requirements.tsx';

const meta = {
  title: 'Screens/CFD/Introduction',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'cfd', path: '/sg-cfd', scenario: 'cfd-new', children: <CfdRequirementsScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Apply: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/You need 7 correct answers out of 8 to pass/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('/sg-cfd-experience')).toBeVisible();
  },
};

export const OpenExplanation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'What is CFD trading?' }));
    await expect(await canvas.findByText('/cfd-intro')).toBeVisible();
  },
};
