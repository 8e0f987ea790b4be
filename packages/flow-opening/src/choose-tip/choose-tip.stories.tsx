import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import ChooseTipScreen from './choose-tip.tsx';

const meta = {
  title: 'Screens/Opening/What to prepare',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-choose-tip', answers: answersBefore('choose-tip'), children: <ChooseTipScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/We can’t accept scanned copies/)).toBeVisible();
    await expect(canvas.getByText(/valid for at least 6 more months/)).toBeVisible();
    await expect(canvas.getByText(/within the last 3 months/)).toBeVisible();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-submit-photo')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByText('The network connection has been disconnected, please keep the network stable'),
      'MSG-24',
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = { args: { state: 'under-review', answers: answersThrough('sign-info') } };
