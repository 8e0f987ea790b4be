import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers, openingDocumentIds } from '@quayside/rules/testing/complete-opening';
import { isVisibleWithoutScrolling } from '@quayside/testing/is-visible-without-scrolling';
import { pickByKeyboard } from '@quayside/testing/pick-by-keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectErrorsOnScreen } from '../testing/expect-errors-on-screen.ts';
import { fileInput } from '../testing/file-input.ts';
import { isOnScreen } from '../testing/is-on-screen.ts';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import { createPortrait } from '../testing/story-pictures.ts';
import SubmitPhotoScreen from './submit-photo.tsx';

const first = answersBefore('submit-photo');
const before = { ...first, 'submit-photo': { nationality: 'MY', documentType: 'passport' } };
const identityCard = { ...first, 'submit-photo': { nationality: 'MY', documentType: 'mykad' } };
/** Answers of a customer who went back from the basic information to the photo. */
const goneBack = { ...before, 'base-info': completeAnswers['base-info'] };

const meta = {
  title: 'Screens/Opening/Identity document',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-submit-photo', answers: before, children: <SubmitPhotoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The document types follow the nationality that the customer selects. */
export const Empty: Story = {
  args: { answers: first },
  play: async ({ canvas, userEvent, step }) => {
    const pick = async (search: string, chosen: string) =>
      pickByKeyboard(userEvent, await canvas.findByRole('combobox', { name: 'Nationality' }), search, chosen);
    await step('the documents appear after the nationality, the most common first', async () => {
      await expect(await canvas.findByRole('combobox', { name: 'Nationality' })).toBeVisible();
      await expect(canvas.queryByRole('radio')).toBeNull();
      await expect(canvas.getByRole('heading', { level: 1 }), 'the heading names both questions').toHaveTextContent(
        'Your nationality and document',
      );
      await expect(
        canvas.getByText('All four corners, sharp and evenly lit'),
        'the requirements of a photo are visible',
      ).toBeVisible();
      await expect(canvas.getByText(/We encrypt it/), 'the assurances are folded').not.toBeVisible();
    });
    await step('Continue on an empty form reports only the nationality', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Please select the country')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /Check \d+ answer/ }), 'a single error has no list').toBeNull();
      await expect(canvas.queryByText(/can’t accept scanned copies/)).toBeNull();
    });
    await step('the nationality selects the documents', async () => {
      await pick('malays', 'Malaysia');
      const types = await canvas.findAllByRole('radio');
      await expect(types.map((type) => (type as HTMLInputElement).value)).toEqual(['mykad', 'passport', 'nric']);
      await expect(
        canvas.queryByRole('button', { name: 'Take a photo' }),
        'the upload waits for the document type',
      ).toBeNull();
    });
    await step('MSG-07 a missing type is an error', async () => {
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('Please select the document type')).toBeVisible();
    });
    await step('a card needs two sides, a passport one', async () => {
      const card = canvas.getByRole('radio', { name: 'MyKad' });
      await expect(card).toHaveAccessibleDescription('Front and back');
      await userEvent.click(card);
      await expect(await canvas.findByRole('group', { name: 'Back side' })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Passport' }));
      await expect(await canvas.findByRole('group', { name: 'Photo page' })).toBeVisible();
    });
    await step('a click on a type scrolls to the upload and opens no camera', async () => {
      const take = canvas.getByRole('button', { name: 'Take a photo' });
      await expect(take).toHaveFocus();
      await waitFor(() => expect(isOnScreen(take)).toBe(true));
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(canvas.queryByLabelText('Day'), 'the expiry date is asked after the photo').toBeNull();
    });
    await step('a nationality without the chosen document clears it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'MyKad' }));
      await pick('thai', 'Thailand');
      await expect(await canvas.findByRole('radio', { name: 'Thai ID' })).not.toBeChecked();
      await expect(canvas.queryByRole('group', { name: 'Front side' })).toBeNull();
    });
  },
};
export const Passport: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the page says who sees the document and how long we store it', async () => {
      await userEvent.click(await canvas.findByText('How we protect your documents'));
      await expect(await canvas.findByText(/30 days after your last change/)).toBeVisible();
      await expect(canvas.getByText(/5 years after it closes/)).toBeVisible();
    });
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait());
    const page = canvas.getByRole('group', { name: 'Photo page' });
    await waitFor(() => expect(within(page).getByRole('status')).toHaveTextContent('Uploaded'));
    await step('RULE-01 signature and expiry date can be answered by keyboard', async () => {
      canvas.getByLabelText('Day').focus();
      await userEvent.keyboard('12022031'); // a full box moves the focus to the next one
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: /original, signed passport/ })).toHaveFocus();
      await userEvent.keyboard(' ');
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
    });
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('group', { name: 'Photo page' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await step('MSG-04 RULE-04 the document and its original are required', async () => {
      await expect(await canvas.findByText('Please upload document')).toBeVisible();
      await expect(canvas.getByText(/can’t accept scanned copies/)).toBeVisible();
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take a photo' })).toHaveFocus());
  },
};
export const PassportExpiresSoon: Story = {
  args: {
    answers: {
      ...before,
      'submit-photo': { ...completeAnswers['submit-photo'], expiresOn: '2027-05-20' },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-01 the warning appears immediately and does not block', async () => {
      const advice = await canvas.findAllByText(/expires within 6 months/);
      await expect(advice[0]).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
      advice[0]?.scrollIntoView({ block: 'center' });
    });
  },
};
const passport = openingDocumentIds.front;
/** Data as read from the passport of another person. */
const another = { fullName: 'LIM AH KOW', birthDate: '1990-01-02', number: 'A87654321', expiresOn: '2030-05-01' };

export const DiffersFromBasicInformation: Story = {
  args: { answers: goneBack, readDocument: async () => another },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait());
    await step('RULE-07 each difference appears after the upload, with a link to its field', async () => {
      for (const detail of ['name', 'date of birth', 'number'])
        await expect(
          await canvas.findByText(
            `The ${detail} on the document doesn’t match your basic information. Correct the ${detail}.`,
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
    await step('an expiry date read from the photo is not a question', () =>
      expect(canvas.queryByLabelText('Year')).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Correct the document number' }));
    await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
  },
};
export const RemovedPhoto: Story = {
  name: 'Photo removed',
  args: { readDocument: async () => another },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait());
    const page = canvas.getByRole('group', { name: 'Photo page' });
    await expect(await canvas.findByText('Passport expiry date', { selector: 'dt' })).toBeVisible();
    await userEvent.click(await within(page).findByRole('button', { name: 'Remove: Photo page' }));
    await waitFor(() => expect(canvas.queryByText('Passport expiry date')).toBeNull());
    await expect(canvas.queryByLabelText('Year'), 'the question waits for a photo').toBeNull();
  },
};
export const ErrorNameDiffers: Story = {
  args: { answers: goneBack, readDocument: async () => ({ ...another, birthDate: '1990-01-01', number: 'A12345678' }) },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait());
    await canvas.findByRole('link', { name: 'Correct the name' });
    await step('a different name does not block, because a reviewer decides', async () => {
      for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
    });
  },
};
export const SupplementaryPassport: Story = {
  args: {
    readDocument: async () => ({ birthDate: '1990-01-01', number: 'A12345678', expiresOn: '2027-05-20' }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait());
    await step('RULE-01 the upload shows the warning and a slot for another passport', async () => {
      await expect((await canvas.findAllByText(/expires within 6 months/))[0]).toBeVisible();
      await userEvent.upload(
        await fileInput(canvas, /^Supplementary document: another passport/),
        await createPortrait({ seed: 1 }),
      );
      await waitFor(() => expect(canvas.queryAllByText(/expires within 6 months/)).toHaveLength(0));
    });
  },
};
export const IdentityCard: Story = {
  args: { answers: identityCard },
  play: async ({ canvas, userEvent, step }) => {
    const picture = await createPortrait();
    await userEvent.upload(await fileInput(canvas, 'Front side'), picture);
    const front = canvas.getByRole('group', { name: 'Front side' });
    await waitFor(() => expect(within(front).getByRole('status')).toHaveTextContent('Uploaded'));
    const back = canvas.getByRole('group', { name: 'Back side' });
    await step('RULE-02 the same picture is rejected as the other side', async () => {
      await userEvent.upload(await fileInput(canvas, 'Back side'), picture);
      await waitFor(() => expect(back).toHaveAccessibleDescription(/same file as for “Front side”/));
    });
    await userEvent.upload(await fileInput(canvas, 'Back side'), await createPortrait({ seed: 1 }));
    await waitFor(() => expect(within(back).getByRole('status')).toHaveTextContent('Uploaded'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
  },
};
export const IdentityCardErrors: Story = {
  args: { answers: identityCard },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Back side' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findAllByText('Please upload document')).toHaveLength(2);
    await expect(await expectErrorsOnScreen(canvas), 'only visible fields count').toEqual([
      'front',
      'back',
      'original',
    ]);
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
    await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait());
    const page = canvas.getByRole('group', { name: 'Photo page' });
    await waitFor(() => expect(page).toHaveAccessibleDescription(/network connection has been disconnected/));
    await userEvent.click(within(page).getByRole('button', { name: 'Upload again' }));
    await waitFor(() => expect(within(page).getByRole('status')).toHaveTextContent('Uploaded'));
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFixUploadRejected: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: {
      'identity-document': {
        code: 'unclear-image',
        note: 'The photo page is partly covered by a reflection. Take it again.',
      },
    },
  },
  play: async ({ canvas }) => {
    // the notice shows the reason until the photo has loaded
    const said = () => canvas.queryAllByText(/partly covered by a reflection/).filter((one) => one.checkVisibility());
    await waitFor(() => expect(said(), 'the text appears once').toHaveLength(1));
    await expect(said().every(isVisibleWithoutScrolling), 'visible without scrolling').toBe(true);
  },
};
export const ToFixUnclear: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'identity-document': { code: 'unclear-image', note: 'A reflection covers the number.' } },
  },
  play: async ({ canvas, userEvent, step }) => {
    const page = within(await canvas.findByRole('group', { name: 'Photo page' }));
    await step('the document has the frame of a rejection, and its checkboxes are clear', async () => {
      await expect(await page.findByText('Not accepted')).toBeVisible();
      const why = await page.findByText('A reflection covers the number.');
      await expect(isVisibleWithoutScrolling(why), 'the reason is visible without scrolling').toBe(true);
      await expect(page.queryByText('Uploaded')).toBeNull();
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
      await expect(
        canvas.getByText('A reviewer asked you to correct this part.'),
        'the general text is hidden',
      ).not.toBeVisible();
    });
    await step('a single correction shows no progress of the opening', async () => {
      await expect(canvas.getByRole('button', { name: 'Save and leave' })).toBeVisible();
      await expect(canvas.queryByRole('progressbar')).toBeNull();
      await expect(canvas.queryByText('Almost done')).toBeNull();
    });
    await step('the text does not announce a deletion', async () => {
      const trust = within(canvas.getByRole('complementary', { name: 'How we protect your documents' }));
      await userEvent.click(trust.getByText('How we protect your documents'));
      await expect(trust.getByText(/so we keep it while you correct it\./)).toBeVisible();
      await expect(trust.queryByText(/we delete it/)).toBeNull();
    });
    await step('MSG-04 the rejected photo cannot be sent again', async () => {
      for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
      await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
      await expect(await canvas.findByText('Please upload document')).toBeVisible();
      await waitFor(() => expect(page.getByRole('button', { name: 'Retake: Photo page' })).toHaveFocus());
    });
    await step('another photo replaces it', async () => {
      await userEvent.upload(await fileInput(canvas, 'Photo page'), await createPortrait({ seed: 2 }));
      await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Uploaded'));
      await expect(page.queryByText('Not accepted')).toBeNull();
      await expect(canvas.getByText('A reviewer asked you to correct this part.')).toBeVisible();
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('/error-transfer')).toBeVisible();
    });
  },
};
/** The page shows the typed name beside the picture, although the customer can only replace the document here. */
export const ToFixNameDiffers: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'identity-document': { code: 'name-mismatch' } },
  },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('group', { name: 'Photo page' }));
    await expect(isVisibleWithoutScrolling(await page.findByText('You entered'))).toBe(true);
    await expect(page.getByText('TAN MEI LING')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Show the whole photo' })).toBeVisible();
  },
};
export const ToFixUploadRejectedThaiBlack: Story = {
  args: ToFixUnclear.args ?? {},
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('group', { name: 'หน้าที่มีรูปถ่าย' }));
    await expect(isVisibleWithoutScrolling(await page.findByText(withLineBreaks('ไม่ผ่านการตรวจสอบ', 'th')))).toBe(true);
    await expect(isVisibleWithoutScrolling(page.getByText('A reflection covers the number.'))).toBe(true);
  },
};
export const UnderReviewReadOnly: Story = {
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
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
export const DiffersFromBasicInformationJapanese: Story = {
  args: {
    answers: { ...goneBack, 'submit-photo': { ...completeAnswers['submit-photo'], expiresOn: '2027-05-20' } },
    documents: { [passport]: { kind: 'identity-front', reading: { ...another, expiresOn: '2027-05-20' } } },
  },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    await step('RULE-07 the differences appear again when the screen opens', async () =>
      expect(await canvas.findByText(/書類の番号が基本情報と一致しません/)).toBeVisible(),
    );
    await step('lines break between phrases', async () => {
      for (const shown of [canvas.getByText(/書類の番号が基本情報と一致しません/), canvas.getByText(/^MyKad/)])
        await expect(getComputedStyle(shown).wordBreak).toBe('auto-phrase');
    });
  },
};
export const ThaiAt320: Story = {
  args: { answers: identityCard },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('group', { name: 'ด้านหลัง' })).toBeVisible(),
};
