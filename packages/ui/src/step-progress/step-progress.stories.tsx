import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepProgress } from './step-progress.tsx';

const meta = {
  title: 'Feedback/Step progress',
  component: StepProgress,
  args: { step: 3, total: 9, group: 'Contact' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 9 · Contact')).toBeVisible();
  },
};
export const Saved: Story = { args: { save: { state: 'saved', time: '14:05' } } };
export const Saving: Story = { args: { save: { state: 'saving' } } };
export const NotSaved: Story = { args: { save: { state: 'failed' } } };
export const Offline: Story = { args: { save: { state: 'offline' } } };
export const InThai: Story = {
  globals: { language: 'th' },
  args: { group: 'ข้อมูลติดต่อ', save: { state: 'saved', time: '14:05' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ขั้นตอนที่ 3 จาก 9 · ข้อมูลติดต่อ')).toBeVisible();
  },
};
export const TheOnlyStep: Story = {
  args: { step: 1, total: 1, group: 'Account tier', save: { state: 'saved', time: '14:05' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Account tier'), 'there is nothing to count').toBeVisible();
  },
};
