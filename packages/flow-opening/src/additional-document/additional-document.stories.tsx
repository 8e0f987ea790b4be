import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { waitForDebounce } from '@quayside/testing/wait-for-debounce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import AdditionalDocumentScreen from './additional-document.tsx';

const meta = {
  title: 'Screens/Opening/Additional documents',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/additional-document',
    state: 'action-needed',
    answers: completeAnswers,
    face: { result: 'passed', attempts: 1 },
    asked: { 'additional-document': { asks: ['source-of-wealth', 'video'], note: 'Payslips of the last 3 months.' } },
    children: <AdditionalDocumentScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Video file that starts like an MP4, so that it passes the check of the file type. */
const clip = new File([new Uint8Array([0, 0, 0, 20]), 'ftypisom\0\0\0\0isom'], 'clip.mp4', { type: 'video/mp4' });
const noVideo = new File(['%PDF-1.7'], 'clip.mp4', { type: 'video/mp4' });
const payslips = new File(['%PDF-1.7\npayslips'], 'payslips.pdf', { type: 'application/pdf' });

async function choose(
  canvas: ReturnType<typeof within>,
  slot: string,
  upload: (input: HTMLInputElement) => Promise<void>,
) {
  const group = await canvas.findByRole('group', { name: slot });
  await upload(group.querySelector('input[type=file]:not([capture])') as HTMLInputElement);
  return within(group).getByRole('status');
}

export const DocumentAndVideo: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('Payslips of the last 3 months.')).toBeVisible();
    await step('MSG-15 MSG-16 both documents are required', async () => {
      await canvas.findByRole('group', { name: 'Video' });
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Please upload video')).toBeVisible();
      await expect(canvas.getByText('Please upload additional document')).toBeVisible();
    });
    const upload = (file: File) => (input: HTMLInputElement) => userEvent.upload(input, file);
    await step('a photo is rejected as a video', async () => {
      const status = await choose(canvas, 'Video', upload(noVideo));
      await waitFor(() => expect(status).toHaveTextContent('This isn’t a video.'));
    });
    const video = await choose(canvas, 'Video', upload(clip));
    await waitFor(() => expect(video).toHaveTextContent('Uploaded'));
    const customerDocument = await choose(canvas, 'Proof of source of wealth', upload(payslips));
    await waitFor(() => expect(customerDocument).toHaveTextContent('Uploaded'));
    await waitForDebounce();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/error-transfer')).toBeVisible();
  },
};
export const DescribedInWords: Story = {
  args: { asked: { 'additional-document': { note: 'The deed of your name change.' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Document' })).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const UnderReviewReadOnly: Story = { args: { state: 'under-review' } };
