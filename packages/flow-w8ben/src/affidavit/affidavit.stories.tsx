import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import AffidavitScreen from './affidavit.tsx';

const meta = {
  title: 'Screens/W-8BEN/Affidavit',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    flow: w8benUpdateFlow,
    path: '/update-w8-ben-affidavit',
    scenario: 'w8ben-moved-confirmed',
    children: <AffidavitScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAMove: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the statement contains the declaration and its days', async () => {
      await expect(
        await canvas.findByText(/nothing on my Form W-8BEN signed on 11.20.2025 has changed but my address/),
      ).toBeVisible();
    });
    await step('MSG-02 MSG-08 declaration and signature are required', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign the affidavit' }));
      await expect(await canvas.findByText('You must read and agree in order to continue')).toBeVisible();
    });
  },
};
export const AfterExpiry: Story = {
  args: { scenario: 'w8ben-expired-signed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/remained the same and unchanged from 01.01.2026 to 11.21.2026/),
    ).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfSecondHolder: Story = {
  args: { scenario: 'w8ben-second-expired', of: 'second' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TAN MEI LING')).toBeVisible();
  },
};
