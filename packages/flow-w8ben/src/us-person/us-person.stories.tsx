import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { w8benModifyFlow } from '../w8ben-modify.ts';
import UsPersonScreen from './us-person.tsx';

const meta = {
  title: 'Screens/W-8BEN/US person',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    flow: w8benModifyFlow,
    path: '/modify-w8-ben-not-eligible',
    scenario: 'w8ben-valid',
    children: <UsPersonScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('We do not accept U.S citizens on this form, please contact our customer services.'),
      'MSG-38 RULE-08',
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Correct the form'));
    await expect(await canvas.findByText('/modify-w8-ben-form')).toBeVisible();
  },
};
export const JapaneseBlackAt320: Story = {
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const Minor: Story = {
  args: { scenario: 'w8ben-minor-ends-this-year', of: 'second' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LIM XIAO YU')).toBeVisible();
  },
};
