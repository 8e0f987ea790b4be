import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import ListScreen from './list.tsx';

const meta = {
  title: 'Screens/W-8BEN/About the form',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-w8ben-list', answers: answersBefore('w8ben.list'), children: <ListScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartsOfTheForm: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-19 the validity of three years and the period of 30 days are visible', async () => {
      await expect(await canvas.findByText('31 Dec 2029')).toBeVisible();
      await expect(canvas.getByText(/sign a new form within 30 days/)).toBeVisible();
    });
    await step('the keyboard continues', async () => {
      canvas.getByRole('button', { name: 'Start the form' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-w8-ben-form')).toBeVisible();
    });
  },
};
export const ValidityFromLastDayOfYear: Story = {
  args: { today: '2026-12-31' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31 Dec 2029')).toBeVisible();
  },
};
export const ValidityFromNewYear: Story = {
  args: { today: '2027-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('31 Dec 2030')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SubmittedReadOnly: Story = { args: { answers: answersThrough('w8ben.list'), state: 'under-review' } };
export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('31 Dec 2029');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the form' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
