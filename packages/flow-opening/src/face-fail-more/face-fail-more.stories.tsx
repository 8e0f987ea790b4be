import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import { createPortrait } from '../testing/story-pictures.ts';
import FaceFailMoreScreen from './face-fail-more.tsx';

const meta = {
  title: 'Screens/Opening/Face, photo with ID',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-face-fail-more',
    answers: answersBefore('face-h5'),
    face: { result: 'failed', attempts: 3 },
    children: <FaceFailMoreScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const label = 'Photo of you holding your ID';

export const Offered: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('STATE-03 MSG-33 the page offers the photo', async () => {
      await expect(
        canvas.getByText('Suggest uploading a photo of a handheld ID card (portrait) for manual review'),
      ).toBeVisible();
    });
    const slot = canvas.getByRole('group', { name: label });
    await userEvent.upload(
      slot.querySelector('input[type=file]:not([capture])') as HTMLInputElement,
      await createPortrait(),
    );
    await waitFor(() => expect(within(slot).getByRole('status')).toHaveTextContent('Uploaded'));
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-agreement-info')).toBeVisible();
  },
};
export const BackToTheCamera: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try the camera again' }));
    await expect(await canvas.findByText('/sg-face-h5')).toBeVisible();
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const message = 'Please upload a photo of your hand holding your ID card';
    await expect(await canvas.findByText(message), 'MSG-14').toBeVisible();
  },
};
export const VisitedTooEarly: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { face: { result: 'failed', attempts: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-face-h5'), 'the URL alone leads to the camera').toBeVisible();
  },
};
export const FaceAlreadyPassed: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { face: { result: 'passed', attempts: 4 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-face-h5')).toBeVisible();
  },
};
export const UploadLosesTheNetwork: Story = {
  args: { faults: { uploadDocument: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    const slot = canvas.getByRole('group', { name: label });
    await userEvent.upload(
      slot.querySelector('input[type=file]:not([capture])') as HTMLInputElement,
      await createPortrait(),
    );
    await waitFor(() => expect(slot).toHaveAccessibleDescription(/network connection has been disconnected/));
    await userEvent.click(within(slot).getByRole('button', { name: 'Upload again' }));
    await waitFor(() => expect(within(slot).getByRole('status')).toHaveTextContent('Uploaded'));
  },
};
const handheld = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
export const UnderReviewReadOnly: Story = {
  args: {
    state: 'under-review',
    answers: { ...completeAnswers, 'face-h5': { handheld } },
    documents: { [handheld]: { kind: 'face-handheld' } },
  },
};
