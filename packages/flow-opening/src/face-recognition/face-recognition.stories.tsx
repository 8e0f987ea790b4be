import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import FaceRecognitionScreen from './face-recognition.tsx';

const meta = {
  title: 'Screens/Opening/Face, before the camera',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-face-recognition',
    answers: answersBefore('face-recognition'),
    children: <FaceRecognitionScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('STATE-01 the requirements are visible before the camera', async () => {
      const advice = canvas.getAllByRole('listitem').filter((item) => item.closest('ol'));
      await expect(advice.map(({ textContent }) => textContent)).toEqual([
        'Make sure your face is well lit',
        'Don’t cover your face',
        'Fit your face in the oval',
      ]);
    });
    await step('the page says who sees the picture and how long we store it', async () => {
      const trust = within(canvas.getByRole('complementary', { name: 'How we protect your photo' }));
      const sentences = trust.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(sentences, 'who sees it, encryption, how long').toEqual([
        expect.stringMatching(/^Our staff look at it/),
        expect.stringMatching(/^We encrypt it/),
        expect.stringMatching(/5 years after it is closed/),
      ]);
      for (const sentence of trust.getAllByRole('listitem')) await expect(sentence).toBeVisible();
    });
    await step('the camera is recommended, and the third party is an alternative', async () => {
      await expect(canvas.getByRole('heading', { name: 'Take a photo here' })).toBeVisible();
      await expect(canvas.getByText('Recommended')).toBeVisible();
      const partner = canvas.getByRole('button', {
        name: /^Verify with Sealight ID\s?About 2 minutes\. With Sealight ID, you take photos/,
      });
      const here = canvas.getByRole('heading', { name: 'Take a photo here' });
      await expect(partner.closest('ul')?.contains(here), 'the third party has a separate row').toBe(false);
      await expect(partner.getBoundingClientRect().top).toBeGreaterThan(here.getBoundingClientRect().bottom);
    });
    canvas.getByRole('button', { name: 'Start' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-face-h5'), 'STATE-01').toBeVisible();
  },
};
export const FaceAlreadyPassed: Story = {
  args: { answers: answersThrough('face-h5'), face: { result: 'passed', attempts: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/verified your face/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
