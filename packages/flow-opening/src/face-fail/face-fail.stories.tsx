import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import FaceFailScreen from './face-fail.tsx';

const meta = {
  title: 'Screens/Opening/Face, failed',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-face-fail',
    answers: answersBefore('face-h5'),
    face: { result: 'failed', attempts: 1 },
    children: <FaceFailScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoMatch: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('MSG-30 MSG-31 MSG-32 the messages are visible', async () => {
      const heading = await canvas.findByRole('heading', { name: /Face recognition verification failed/ });
      await expect(heading).toBeVisible();
      await expect(canvas.getByText('Face does not match.')).toBeVisible();
      await expect(canvas.getByText('Please try again')).toBeVisible();
    });
    await expect(canvas.getByText(/^You have 2 more tries/)).toBeVisible();
    canvas.getByRole('button', { name: 'Verify again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-face-h5'), 'STATE-01').toBeVisible();
  },
};
export const TooDark: Story = {
  args: { face: { result: 'failed', attempts: 2, reason: 'too-dark' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It was too dark/)).toBeVisible();
    await expect(canvas.queryByText('Face does not match.'), 'MSG-30 is for another face').toBeNull();
    await expect(canvas.getByText(/^You have 1 more try/)).toBeVisible();
  },
};
export const FaceCovered: Story = {
  args: { face: { result: 'failed', attempts: 1, reason: 'covered' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/covered/), 'the reason survives a reload').toBeVisible();
    await expect(canvas.queryByText('Face does not match.')).toBeNull();
  },
};
export const FaceNotCentred: Story = {
  args: { face: { result: 'failed', attempts: 1, reason: 'not-centred' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not in the middle/)).toBeVisible();
    await expect(canvas.queryByText('Face does not match.')).toBeNull();
  },
};
export const RepeatedFailure: Story = {
  args: { face: { result: 'failed', attempts: 3 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Photo holding your ID' }));
    await expect(await canvas.findByText('/sg-face-fail-more'), 'STATE-03').toBeVisible();
  },
};
export const FaceAlreadyPassed: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { face: { result: 'passed', attempts: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-face-success')).toBeVisible();
  },
};
export const WithoutAPicture: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { face: { result: 'none', attempts: 0 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-face-h5')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ThaiAt320: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ใบหน้าไม่ตรงกัน')).toBeVisible();
  },
};
