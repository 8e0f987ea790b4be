import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import type { DocumentReading } from '@quayside/rules/document-match';
import { openingDocumentIds } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fileInput } from '../testing/file-input.ts';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import { createPortrait } from '../testing/story-pictures.ts';
import SubmitPhotoScreen from './submit-photo.tsx';

const before = { ...answersBefore('submit-photo'), 'submit-photo': { nationality: 'MY', documentType: 'passport' } };

const meta = {
  title: 'Screens/Opening/Identity document/Unread photo',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-submit-photo',
    answers: before,
    readDocument: async (): Promise<DocumentReading | undefined> => undefined,
    children: <SubmitPhotoScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A photo that could not be read says so. The customer takes it again, or types what it would have shown. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait());
    const page = within(canvas.getByRole('group', { name: 'Photo page' }));
    await step('the slot offers both ways', async () => {
      await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Uploaded, but we couldn’t read it'));
      await expect(page.getByRole('button', { name: 'Retake: Photo page' })).toBeVisible();
    });
    await step('to type leads to the expiry date', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Type the details' }));
      await expect(canvas.getByLabelText('Day')).toHaveFocus();
      await expect(page.queryAllByText('Uploaded, but we couldn’t read it')).toHaveLength(0);
      await userEvent.keyboard('12022031');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
    });
  },
};
export const TakenAgain: Story = {
  args: { readDocument: createUnsteadyReader() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait());
    const page = within(canvas.getByRole('group', { name: 'Photo page' }));
    await page.findByRole('button', { name: 'Type the details' });
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait({ seed: 1 }));
    await expect(await canvas.findByText('Passport expiry date', { selector: 'dt' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Type the details' })).toBeNull();
  },
};
export const ThaiBlackAt320: Story = {
  args: {
    answers: { ...before, 'submit-photo': { ...before['submit-photo'], front: openingDocumentIds.front } },
    documents: { [openingDocumentIds.front]: { kind: 'identity-front' } },
  },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: withLineBreaks('กรอกข้อมูลเอง', 'th') })).toBeVisible();
  },
};

/** Data as read from a passport. */
const passport = { fullName: 'LIM AH KOW', birthDate: '1990-01-02', number: 'A87654321', expiresOn: '2030-05-01' };

/** Returns a reader that cannot read the first photo. */
function createUnsteadyReader() {
  let photos = 0;
  return async () => {
    photos += 1;
    return photos % 2 === 1 ? undefined : passport;
  };
}
