import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import UpdateInfoScreen from './update-info.tsx';

const meta = {
  title: 'Screens/W-8BEN/Differences',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    flow: w8benUpdateFlow,
    path: '/update-w8-ben-info',
    scenario: 'w8ben-moved-confirmed',
    children: <UpdateInfoScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddressDiffers: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the differences are above the lines', async () => {
      const card = await canvas.findByRole('region', { name: 'What’s changed since your last form' });
      await expect(card).toHaveTextContent(/12, Jalan Ampang/);
      await expect(card).toHaveTextContent(/9, Jalan Bukit Bintang/);
    });
    await step('unchanged lines are collapsed', async () => {
      const all = await canvas.findByText('All lines of the form');
      await expect(canvas.getByText(/^Part I ·/).checkVisibility(), 'the section is collapsed').toBe(false);
      await userEvent.click(all);
      await expect(canvas.getByText(/^Part I ·/)).toBeVisible();
    });
    await step('the lines have no Change link', async () => {
      await expect(canvas.queryByRole('link', { name: /Change/ })).toBeNull();
    });
  },
};
export const NothingDiffers: Story = {
  args: { scenario: 'w8ben-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing has changed since the form signed on/)).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const Minor: Story = {
  args: { scenario: 'w8ben-minor-to-sign', of: 'second' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You sign as parent or guardian')).toBeVisible();
    await expect((await canvas.findAllByText('LIM XIAO YU')).length, 'on top, and on line 1').toBeGreaterThan(1);
  },
};
