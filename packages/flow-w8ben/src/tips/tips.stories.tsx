import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import TipsScreen from './tips.tsx';

const meta = {
  title: 'Screens/W-8BEN/Before you sign',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { flow: w8benUpdateFlow, path: '/w8-ben-tips', scenario: 'w8ben-ends-this-year', children: <TipsScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneHolder: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/We don’t offer treaty relief at source. We withhold 30%/),
      'RULE-09',
    ).toBeVisible();
    await expect(await canvas.findByText('31 Dec 2029')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('/w8-ben-update')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfSecondHolder: Story = {
  args: { scenario: 'w8ben-second-expired', of: 'second' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TAN MEI LING')).toBeVisible();
  },
};
