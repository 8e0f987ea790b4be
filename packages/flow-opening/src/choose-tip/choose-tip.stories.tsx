import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import ChooseTipScreen from './choose-tip.tsx';

const meta = {
  title: 'Opening/What to prepare',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-choose-tip', answers: answersBefore('choose-tip'), children: <ChooseTipScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Scanned copies of an ID or passport are not accepted.')).toBeVisible();
    await expect(canvas.getByText(/valid for at least 6 more months/)).toBeVisible();
    await expect(canvas.getByText(/At most 3 months old/)).toBeVisible();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-choose-account')).toBeVisible();
  },
};
export const WithDigitalId: Story = {
  args: { answers: { choose: { route: 'digital-id' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your national digital ID')).toBeVisible();
    await expect(canvas.queryByText('A proof of address')).toBeNull();
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
export const ReadOnly: Story = { args: { state: 'under-review', answers: answersThrough('sign-info') } };
export const ThaiNarrow: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
export const Japanese: Story = { globals: { language: 'ja' } };
