import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JointStory, openedBy } from '../internal/joint-stories.tsx';
import ChooseScreen from './choose.tsx';

const meta = {
  title: 'Joint/How to open',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/joint-sg-choose', answers: openedBy('joint-minor'), children: <ChooseScreen /> },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The digital ID speaks for its holder alone. */
export const OfAMinor: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("The minor's part, filled in by the guardian")).toBeVisible();
    await expect(await canvas.findAllByRole('radio')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/joint-sg-choose-tip')).toBeVisible();
  },
};
export const OfAnAdult: Story = {
  args: { answers: openedBy('joint-adult') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The second holder's part")).toBeVisible();
    await expect(await canvas.findAllByRole('radio')).toHaveLength(2);
  },
};
