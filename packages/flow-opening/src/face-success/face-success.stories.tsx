import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import FaceSuccessScreen from './face-success.tsx';

const meta = {
  title: 'Screens/Opening/Face, passed',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-face-success',
    answers: answersThrough('face-h5'),
    face: { result: 'passed', attempts: 1 },
    children: <FaceSuccessScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passed: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Continue' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-agreement-info')).toBeVisible();
  },
};
export const WithoutAPicture: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { answers: answersBefore('face-h5'), face: { result: 'none', attempts: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-face-h5'), 'the URL alone is not a pass').toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const LoadError: Story = {
  args: { faults: { getApplication: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: /Face verified/ })).toBeVisible();
  },
};
