import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { isVisibleWithoutScrolling } from '@quayside/testing/is-visible-without-scrolling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import { createPortrait, installFakeCamera } from '../testing/story-pictures.ts';
import FaceCaptureScreen from './face-h5.tsx';

const meta = {
  title: 'Screens/Opening/Face, camera',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => installFakeCamera('works'),
  args: { path: '/sg-face-h5', answers: answersBefore('face-h5'), children: <FaceCaptureScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

/** Takes a picture and confirms it by keyboard. */
async function takePicture({ canvas, userEvent }: Playing) {
  const take = await canvas.findByRole('button', { name: 'Take photo' });
  await waitFor(() => expect(take).toBeEnabled());
  take.focus();
  await userEvent.keyboard('{Enter}');
  const use = await canvas.findByRole('button', { name: 'Use this photo' });
  await waitFor(() => expect(use).toHaveFocus());
  await userEvent.keyboard('{Enter}');
}

export const Passes: Story = {
  play: async (playing) => {
    await takePicture(playing);
    await expect(await playing.canvas.findByText('/sg-face-success'), 'STATE-03').toBeVisible();
  },
};
/** The instructions lie over the picture, so that a customer can skip the page before. The third party is an alternative below it. */
export const InstructionsOverPicture: Story = {
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await step('STATE-01 the instructions are inside the picture, above the oval', async () => {
      const picture = canvas.getByLabelText('Place your face in the oval').getBoundingClientRect();
      const tips = ['Good light', 'Nothing over your face', 'Face in the oval'].map((tip) => canvas.getByText(tip));
      for (const tip of tips) {
        const { top, bottom, left, right } = tip.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(picture.top);
        await expect(bottom).toBeLessThan(picture.top + picture.height * 0.2);
        await expect([left >= picture.left, right <= picture.right]).toEqual([true, true]);
      }
    });
    await step('the third party is below the camera', async () => {
      const partner = canvas.getByRole('button', { name: /^Verify with Sealight ID/ });
      const take = canvas.getByRole('button', { name: 'Take photo' });
      await expect(partner.getBoundingClientRect().top).toBeGreaterThan(take.getBoundingClientRect().bottom);
    });
  },
};
export const ThaiAt320: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(withLineBreaks('แสงเพียงพอ', 'th'))).toBeVisible();
  },
};
export const FaceCheckFails: Story = {
  args: { faceVerdict: 'too-dark' },
  play: async (playing) => {
    await takePicture(playing);
    await expect(await playing.canvas.findByText('/sg-face-fail'), 'STATE-03').toBeVisible();
  },
};
export const FaceCheckFailsRepeatedly: Story = {
  args: { faceVerdict: 'no-match', face: { result: 'failed', attempts: 2 } },
  play: async (playing) => {
    await takePicture(playing);
    await expect(await playing.canvas.findByText('/sg-face-fail-more'), 'STATE-03').toBeVisible();
  },
};
export const SendingPicture: Story = {
  args: { faults: { uploadDocument: 'silent' } },
  play: async (playing) => {
    const { canvas } = playing;
    await takePicture(playing);
    await expect(await canvas.findByRole('progressbar', { name: 'Sending your photo' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your photo' }), 'it stays visible').toBeVisible();
  },
};
export const CheckingPicture: Story = {
  args: { faults: { checkFace: 'silent' } },
  play: async (playing) => {
    await takePicture(playing);
    await expect(
      await playing.canvas.findByRole('progressbar', { name: 'Comparing it with your document' }),
    ).toBeVisible();
  },
};
export const SendingLosesTheNetwork: Story = {
  args: { faults: { uploadDocument: ['offline'] } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await takePicture(playing);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/We didn’t receive your photo/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('/sg-face-success')).toBeVisible();
  },
};
export const CheckLosesTheNetwork: Story = {
  args: { faults: { checkFace: 'offline' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await takePicture(playing);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t compare your photo/);
    await userEvent.click(canvas.getByRole('button', { name: 'Take another photo' }));
    await expect(await canvas.findByRole('button', { name: 'Take photo' })).toBeVisible();
  },
};
export const CameraDenied: Story = {
  beforeEach: () => installFakeCamera('denied'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('Camera access is off')[0]).toBeVisible());
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLInputElement, await createPortrait());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByText('/sg-face-success'), 'the check is possible without the camera').toBeVisible();
  },
};
export const CameraMissing: Story = { beforeEach: () => installFakeCamera('missing') };
export const FaceAlreadyPassed: Story = {
  args: { answers: answersThrough('face-h5'), face: { result: 'passed', attempts: 1 } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/verified your face/);
    await expect(canvas.queryByRole('button', { name: 'Take photo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-agreement-info')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { faults: { getApplication: 'silent' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Take photo' }), 'the camera is not requested').toBeNull();
  },
};
export const ToFix: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    face: { result: 'passed', attempts: 1 },
    rejected: { face: 'The picture shows somebody else.' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The picture shows somebody else.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    const reason = canvas.getByText('The picture shows somebody else.');
    await expect(isVisibleWithoutScrolling(reason), 'the reason stays visible').toBe(true);
  },
};
export const BackAfterThreeFailures: Story = {
  args: { face: { result: 'failed', attempts: 3 } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Take photo' }),
      'the camera remains available',
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Photo holding your ID' }));
    await expect(await canvas.findByText('/sg-face-fail-more'), 'STATE-03').toBeVisible();
  },
};
export const SentToAThirdParty: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    face: { result: 'passed', attempts: 1 },
    rejected: { face: { code: 'identity-check' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Verify your identity with our partner.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take photo' }), 'the camera is not requested').toBeNull();
    await expect(
      canvas.getByText(/^We use Sealight ID .+ receives photos of your document and your face/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify with Sealight ID' }));
    await expect(await canvas.findByText('/web-onfido')).toBeVisible();
  },
};
export const CameraInPlaceOfAThirdParty: Story = {
  args: SentToAThirdParty.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try the camera again' }));
    await expect(await canvas.findByRole('button', { name: 'Take photo' }), 'the alternative remains').toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Verify with Sealight ID' })).toBeVisible();
  },
};
