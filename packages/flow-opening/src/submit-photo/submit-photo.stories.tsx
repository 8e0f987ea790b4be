import { completeAnswers, documentIds } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import { portrait } from '../internal/story-pictures.ts';
import SubmitPhotoScreen from './submit-photo.tsx';

const before = answersBefore('submit-photo');
const identityCard = {
  ...before,
  'base-info': { ...before['base-info'], documentType: 'mykad', documentNumber: '900101-14-5566' },
};

const meta = {
  title: 'Opening/Identity document',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-submit-photo', answers: before, children: <SubmitPhotoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The input of "Choose a photo" in a slot. */
async function fileInput(canvas: ReturnType<typeof within>, slot: string | RegExp): Promise<HTMLInputElement> {
  const group = await canvas.findByRole('group', { name: slot });
  return group.querySelector('input[type=file]:not([capture])') as HTMLInputElement;
}

export const Passport: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await portrait());
    const page = canvas.getByRole('group', { name: 'Photo page' });
    await waitFor(() => expect(within(page).getByRole('status')).toHaveTextContent('Uploaded'));
    await step('RULE-01 signed and dated, by keyboard alone', async () => {
      canvas.getByLabelText('Day').focus();
      await userEvent.keyboard('12022031'); // each full box leads to the next
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
    });
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('group', { name: 'Photo page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await step('MSG-04 and RULE-04', async () => {
      await expect(await canvas.findByRole('link', { name: 'Please upload document' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /Scanned copies of an ID or passport/ })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Please upload document' }));
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toHaveFocus();
  },
};
export const ExpiresSoon: Story = {
  args: {
    answers: {
      ...before,
      'submit-photo': { ...completeAnswers['submit-photo'], expiresOn: '2027-05-20' },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-01 is said without an attempt, and holds nobody up', async () => {
      const advice = await canvas.findAllByText(/valid for less than 6 months/, {}, { timeout: 3000 });
      await expect(advice[0]).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
    });
  },
};
/** What a passport of somebody else would be read as. */
const another = { name: 'LIM AH KOW', birthDate: '1990-01-02', number: 'A87654321', expiresOn: '2030-05-01' };

export const DiffersFromBasicInformation: Story = {
  args: { readDocument: async () => another },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await portrait());
    await step('RULE-07 each detail is told on upload, with the way to its field', async () => {
      for (const detail of ['name', 'date of birth', 'number'])
        await expect(
          await canvas.findByText(
            `The ${detail} on the document does not match your basic information. Please go back and correct it.`,
            { selector: '[data-tone] *' },
          ),
        ).toBeVisible();
      const number = canvas.getByRole('link', { name: 'Correct the document number' });
      await expect(number).toHaveAttribute('href', '/sg-base-info#documentNumber');
      await expect(canvas.getByRole('link', { name: 'Correct the name' })).toHaveAttribute(
        'href',
        '/sg-base-info#nameOnId',
      );
    });
    await step('the expiry date is filled in', () => expect(canvas.getByLabelText('Year')).toHaveValue('2030'));
    await step('RULE-07 number and date of birth hold the step up', async () => {
      for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await userEvent.click(await canvas.findByRole('link', { name: /The number on the document does not match/ }));
      await expect(canvas.getByRole('link', { name: 'Correct the document number' })).toHaveFocus();
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Correct the document number' }));
    await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
  },
};
export const NameDiffers: Story = {
  args: { readDocument: async () => ({ ...another, birthDate: '1990-01-01', number: 'A12345678' }) },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await portrait());
    await canvas.findByRole('link', { name: 'Correct the name' });
    await step('a name has no check digit, so a reviewer decides', async () => {
      for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
    });
  },
};
export const SupplementaryPassport: Story = {
  args: {
    readDocument: async () => ({ birthDate: '1990-01-01', number: 'A12345678', expiresOn: '2027-05-20' }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await portrait());
    await step('RULE-01 the upload is followed by the warning, and by a place for another passport', async () => {
      await expect(
        (await canvas.findAllByText(/valid for less than 6 months/, {}, { timeout: 3000 }))[0],
      ).toBeVisible();
      await userEvent.upload(
        await fileInput(canvas, /^Supplementary document: another passport/),
        await portrait({ seed: 1 }),
      );
      await waitFor(() => expect(canvas.queryAllByText(/valid for less than 6 months/)).toHaveLength(0), {
        timeout: 3000,
      });
    });
  },
};
export const Card: Story = {
  args: { answers: identityCard },
  play: async ({ canvas, userEvent, step }) => {
    const picture = await portrait();
    await userEvent.upload(await fileInput(canvas, 'Front side'), picture);
    const front = canvas.getByRole('group', { name: 'Front side' });
    await waitFor(() => expect(within(front).getByRole('status')).toHaveTextContent('Uploaded'));
    const back = canvas.getByRole('group', { name: 'Back side' });
    await step('RULE-02 the same picture is not both sides', async () => {
      await userEvent.upload(await fileInput(canvas, 'Back side'), picture);
      await waitFor(() => expect(back).toHaveAccessibleDescription(/same file as for “Front side”/));
    });
    await userEvent.upload(await fileInput(canvas, 'Back side'), await portrait({ seed: 1 }));
    await waitFor(() => expect(within(back).getByRole('status')).toHaveTextContent('Uploaded'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
  },
};
export const CardErrors: Story = {
  args: { answers: identityCard },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Back side' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findAllByRole('link', { name: 'Please upload document' })).toHaveLength(2);
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('submit-photo') },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('button', { name: 'View larger: Photo page' });
    await expect(picture, 'what the server has is seen again').toBeVisible();
  },
};
export const UploadLosesTheNetwork: Story = {
  args: { faults: { uploadDocument: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await portrait());
    const page = canvas.getByRole('group', { name: 'Photo page' });
    await waitFor(() => expect(page).toHaveAccessibleDescription(/network connection has been disconnected/));
    await userEvent.click(within(page).getByRole('button', { name: 'Upload again' }));
    await waitFor(() => expect(within(page).getByRole('status')).toHaveTextContent('Uploaded'));
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SentBack: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'identity-document': 'The photo page is partly covered by a reflection. Take it again.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/partly covered by a reflection/)).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'View larger: Photo page' });
    await expect(canvas.queryByRole('button', { name: /Replace/ })).toBeNull();
  },
};
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('submit-photo'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'View larger: Photo page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};
export const DiffersJapanese: Story = {
  args: {
    answers: {
      ...before,
      'submit-photo': { ...completeAnswers['submit-photo'], expiresOn: '2027-05-20' },
    },
    documents: { [documentIds.front]: { kind: 'identity-front', reading: { ...another, expiresOn: '2027-05-20' } } },
  },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    await step('RULE-07 what differs is told again when the screen is opened', async () =>
      expect(await canvas.findByText(/書類の番号が基本情報と一致しません/)).toBeVisible(),
    );
  },
};
export const ThaiNarrow: Story = {
  args: { answers: identityCard },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'ด้านหลัง' })).toBeVisible();
  },
};
