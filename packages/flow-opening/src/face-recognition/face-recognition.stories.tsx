import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import { installCameraPermission } from '../testing/story-pictures.ts';
import FaceRecognitionScreen from './face-recognition.tsx';

const meta = {
  title: 'Screens/Opening/Face, before the camera',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => installCameraPermission('prompt'),
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
        'Good light on your face',
        'Don’t cover your face',
        'Fit your face in the oval',
      ]);
    });
    await step('the page says on request who sees the picture and how long we store it', async () => {
      const trust = within(canvas.getByRole('complementary', { name: 'How we protect your photo' }));
      await userEvent.click(trust.getByText('How we protect your photo'));
      await expect(trust.getByText(/^We encrypt it/)).toBeVisible();
      await expect(trust.getByText(/^Our staff look at it/)).toBeVisible();
      await expect(trust.getByText(/5 years after it closes/)).toBeVisible();
    });
    await step('the camera is recommended, and the third party is an alternative', async () => {
      await expect(canvas.getByRole('heading', { name: 'Take a photo here' })).toBeVisible();
      await expect(canvas.getByText('Recommended')).toBeVisible();
      const partner = canvas.getByRole('button', {
        name: /^Verify with Sealight ID\s?About 2 minutes, with document photos/,
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
/** The browser allows the camera since the photo of the document, so the next page shows the picture at once. */
export const CameraAllowed: Story = {
  beforeEach: () => installCameraPermission('granted'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-face-h5')).toBeVisible();
  },
};
/** Back from the camera shows the page, and does not continue again. */
export const BackFromCamera: Story = {
  beforeEach: () => installCameraPermission('granted'),
  args: { answers: answersThrough('face-recognition') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Don’t cover your face')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(await canvas.findByText('/sg-face-h5')).toBeVisible();
  },
};
/** If the page can't be saved, it stays and shows the error. */
export const CameraAllowedOffline: Story = {
  beforeEach: () => installCameraPermission('granted'),
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getByText('Don’t cover your face')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
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
