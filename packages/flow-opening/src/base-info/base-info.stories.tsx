import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers, openingDocumentIds } from '@quayside/rules/testing/complete-opening';
import { isVisibleWithoutScrolling } from '@quayside/testing/is-visible-without-scrolling';
import { pickByKeyboard } from '@quayside/testing/pick-by-keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import BaseInfoScreen from './base-info.tsx';

const before = answersBefore('base-info');
const base = completeAnswers['base-info'];
const half = { nationality: 'MY', citizenship: 'MY', documentType: 'passport', fullName: 'Tan Mei Ling' };

const meta = {
  title: 'Screens/Opening/Basic information',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-base-info', answers: before, children: <BaseInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const pick = (name: string, search: string, chosen: string) =>
      pickByKeyboard(userEvent, canvas.getByRole('combobox', { name }), search, chosen);
    const tax = () => canvas.getByRole('combobox', { name: 'Country of tax residence' });
    await step('nationality, citizenship and document are one line from the photo step', async () => {
      const line = await canvas.findByText('Malaysia · Passport');
      await expect(canvas.getByRole('combobox', { name: 'Nationality', hidden: true })).not.toBeVisible();
      await waitFor(() => expect(tax()).toHaveTextContent('Malaysia'));
      await expect(tax()).toHaveAccessibleDescription('From your nationality');
      await userEvent.click(line);
      await expect(canvas.getByRole('radio', { name: 'Passport' })).toBeChecked();
      await expect(canvas.getByRole('combobox', { name: 'Nationality' })).toBeVisible();
    });
    await step('the citizenship copies the nationality until the customer chooses another', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Citizenship' })).toHaveTextContent('Malaysia');
      await pick('Nationality', 'thai', 'Thailand');
      await expect(canvas.getByRole('combobox', { name: 'Citizenship' })).toHaveTextContent('Thailand');
      await pick('Citizenship', 'malays', 'Malaysia');
      await expect(await canvas.findByText('Thailand · Malaysia · Passport')).toBeVisible();
      await waitFor(() => expect(tax(), 'and so does the tax residency').toHaveTextContent('Thailand'));
      await pick('Nationality', 'malays', 'Malaysia');
      await expect(canvas.getByRole('combobox', { name: 'Citizenship' })).toHaveTextContent('Malaysia');
    });
    await step('the form can be filled in by keyboard', async () => {
      canvas.getByRole('textbox', { name: 'Document number' }).focus();
      await userEvent.keyboard('A12345678');
      await userEvent.tab();
      await userEvent.keyboard('Tan Mei Ling');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'My document shows a different name' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('01011990');
      canvas.getByRole('radio', { name: 'Female' }).focus();
      await userEvent.keyboard(' ');
      await pick('Country of tax residence', 'malays', 'Malaysia');
      canvas.getByLabelText('Tax identification number').focus();
      await userEvent.keyboard('IG115002000');
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-contact-info')).toBeVisible();
    });
  },
};
const reading = { number: 'A12345678', fullName: 'TAN MEI LING', birthDate: '1990-01-01', gender: 'female' } as const;
const passport = (read: object) => ({ [openingDocumentIds.front]: { kind: 'identity-front', reading: read } });

/** A card shows the details read from the photo, with the document number masked. Edit opens the fields, and each names the source of its value. */
export const ReadFromThePassport: Story = {
  args: { documents: passport(reading) },
  play: async ({ canvas, step }) => {
    const card = within(await canvas.findByRole('region', { name: 'Check what we read' }));
    await step('the details appear as text', async () => {
      await expect(card.getAllByText('TAN MEI LING'), 'no detail appears twice').toHaveLength(1);
      await expect(await canvas.findByText('Malaysia · Passport')).toBeVisible();
      await expect(card.queryByText('A12345678')).toBeNull();
      await expect(canvas.queryByRole('textbox', { name: 'Document number' })).toBeNull();
      await expect(canvas.getByRole('combobox', { name: 'Nationality', hidden: true })).not.toBeVisible();
    });
    await step('the page asks for details that the passport does not contain', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Country of tax residence' })).toBeVisible();
    });
  },
};
export const ReadFromThePassportEdited: Story = {
  args: { documents: passport(reading) },
  play: async ({ canvas, userEvent, step }) => {
    const mark = 'Read from your passport';
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const number = await canvas.findByRole('textbox', { name: 'Document number' });
    await waitFor(() => expect(number).toHaveFocus());
    await step('each field names the source of its value', async () => {
      await expect(canvas.getAllByText(mark)).toHaveLength(4);
      await expect(number).toHaveAccessibleDescription(mark);
      await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
      await expect(canvas.getByLabelText('Year')).toHaveValue('1990');
    });
    await step('an edit removes it', async () => {
      await userEvent.type(canvas.getByLabelText('Full name (English/Pinyin)'), ' B');
      await expect(canvas.getAllByText(mark)).toHaveLength(3);
    });
    await step('RULE-07 another number shows the message of the specification', async () => {
      await userEvent.clear(number);
      await userEvent.type(number, 'A87654321');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await waitFor(() =>
        expect(number).toHaveAccessibleDescription(
          /The number on the document doesn’t match your basic information\. Correct the number\./,
        ),
      );
    });
  },
};
/** The passport shows no gender, so the page asks for it below the card. */
export const ReadWithoutGender: Story = {
  args: { documents: passport({ ...reading, gender: undefined }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Check what we read' });
    await expect(canvas.getByRole('radio', { name: 'Female' })).not.toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Document number' })).toBeNull();
  },
};
export const ReadThaiAt320: Story = {
  args: { documents: passport(reading) },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
/** Name and number were not read with certainty, so their fields stay empty. */
export const PartlyReadThai: Story = {
  args: { documents: passport({ birthDate: '1990-01-01' }) },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(withLineBreaks('อ่านจากหนังสือเดินทางของคุณ', 'th'))).toBeVisible();
    await expect(canvas.getByLabelText(/^ชื่อ-นามสกุล/)).toHaveValue('');
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('base-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('TAN MEI LING')).toBeVisible();
    await expect(await canvas.findByText('Malaysia · Passport')).toBeVisible();
    await expect(
      canvas.getByText('For example A12345678'),
      'the hint is the sample of the chosen document',
    ).toBeVisible();
    await expect(canvas.getByLabelText('Year')).toHaveValue('1990');
  },
};
export const Errors: Story = {
  args: {
    answers: { ...before, 'base-info': { nationality: '', documentType: '', taxResidencies: [{ country: '' }] } },
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await step('MSG-05 MSG-21 each error names its field', async () => {
      await expect(await canvas.findByText('Please enter the FullName')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Please fill in the required information/ }));
      const countries = canvas.getAllByRole('link', { name: 'Please select the country' });
      const fields = countries.map((link) => link.previousElementSibling?.textContent);
      await expect(fields, 'of which field').toEqual(['Nationality', 'Citizenship', 'Country of tax residence']);
      for (const [at, link] of countries.entries()) await expect(link).toHaveAccessibleDescription(fields[at] ?? '');
    });
    await step('a link focuses its field, and a correction removes the error', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Please enter the FullName' }));
      await expect(canvas.getByLabelText('Full name (English/Pinyin)')).toHaveFocus();
      await userEvent.keyboard('Tan Mei Ling');
      await expect(canvas.queryByText('Please enter the FullName')).toBeNull();
    });
  },
};
/** The page reports a document number in the wrong format and a name that is not in Latin letters. */
export const WrongAnswers: Story = {
  args: {
    answers: {
      ...before,
      'base-info': { ...base, documentType: 'mykad', documentNumber: '900101-14-12', fullName: '陈美玲' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('陈美玲');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/It doesn’t match the format for this document/)).toBeVisible();
    await expect(canvas.getByText(/Enter this name in Latin letters/)).toBeVisible();
  },
};
/** Customers can add and remove countries of tax residence. Each country has a tax number or the reason for a missing one. */
export const SeveralTaxResidencies: Story = {
  args: {
    answers: {
      ...before,
      'base-info': {
        ...base,
        taxResidencies: [
          { country: 'MY', number: 'IG115002000' },
          { country: 'AE', reason: 'not-issued' },
          { country: 'JP', reason: 'unable-to-obtain', explanation: 'I moved there last week' },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByDisplayValue('I moved there last week')).toBeVisible();
    await step('a new row has focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add another country' }));
      const row = await canvas.findByRole('group', { name: 'Country 4' });
      await expect(within(row).getByRole('combobox', { name: 'Country of tax residence' })).toBeVisible();
    });
    await step('a row can be removed', async () => {
      const row = canvas.getByRole('group', { name: 'Country 4' });
      await userEvent.click(within(row).getByRole('button', { name: 'Remove this country' }));
      await expect(canvas.queryByRole('group', { name: 'Country 4' })).toBeNull();
      await expect(canvas.getByRole('region', { name: 'Where you pay tax' })).toHaveFocus();
    });
  },
};
export const CitizenOfTheUnitedStates: Story = {
  args: { answers: { ...before, 'base-info': { ...base, citizenship: 'US' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('TAN MEI LING');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-08').toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
/** An incomplete form opens with the saved answers and shows no errors yet. */
export const ResumedIncomplete: Story = {
  args: { answers: { ...before, 'base-info': half } },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Full name (English/Pinyin)');
    await waitFor(() => expect(name).toHaveValue('Tan Mei Ling'));
    await expect(canvas.getByLabelText('Document number')).toHaveValue('');
    await expect(canvas.queryByText('Please enter the document number'), 'no error is visible').toBeNull();
  },
};
export const ToFix: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'identity-details': 'The name differs from the one on your passport.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/differs from the one on your passport/)).toBeVisible();
    await expect(await canvas.findByDisplayValue('TAN MEI LING')).toBeEnabled();
  },
};
/** The page shows only the rejected name, with the picture, the value read from the picture and the reviewer's reason. */
export const ToFixNameDiffers: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    documents: { [openingDocumentIds.front]: { kind: 'identity-front', reading: { fullName: 'TAN MEI LIN' } } },
    rejected: { 'identity-details': { code: 'name-mismatch' } },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Correct the name' });
    const field = () => canvas.getByRole('textbox', { name: /^Full name/ });
    const first = field();
    await canvas.findByText('Read from the photo');
    await expect(field(), 'the focus stays').toBe(first);
    const frame = within(canvasElement.querySelector('[data-differs]') as HTMLElement);
    await step('the document, its value and the typed value are visible', async () => {
      await expect(isVisibleWithoutScrolling(await frame.findByText('TAN MEI LIN')), 'visible without scrolling').toBe(
        true,
      );
      for (const name of [/^Full name/, 'Name on ID']) await expect(frame.getByRole('textbox', { name })).toBeEnabled();
      await expect(frame.queryByRole('textbox', { name: 'Document number' })).toBeNull();
      const said = canvas.getAllByText(/^The name on the document doesn’t match/);
      await expect(said.filter((one) => one.checkVisibility() && !one.closest('[role=status]'))).toHaveLength(1);
    });
    await step('the other answers are collapsed', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Correct the name');
      await expect(await canvas.findByLabelText('Document number')).not.toBeVisible();
      await userEvent.click(canvas.getByText('See the other answers on this page'));
      await expect(canvas.getByRole('textbox', { name: 'Document number' })).toBeEnabled();
    });
    await step('an error expands them', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Document number' }));
      await userEvent.click(canvas.getByText('See the other answers on this page'));
      await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Document number' })).toHaveFocus());
    });
    await userEvent.click(frame.getByRole('button', { name: 'Show the whole photo' }));
    await expect(await screen.findByRole('dialog', { name: 'Image: Your document' })).toBeVisible();
  },
};
export const ToFixNumberDiffersThai: Story = {
  args: {
    ...ToFixNameDiffers.args,
    rejected: { 'identity-details': { code: 'number-mismatch' } },
  },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('เอกสารของคุณ');
    const frame = within(canvasElement.querySelector('[data-differs]') as HTMLElement);
    await expect(frame.getByText(new RegExp(withLineBreaks('^เลขที่บนเอกสาร', 'th')))).toBeVisible();
    await expect(frame.getByRole('textbox')).toBeEnabled();
  },
};
export const UnderReviewReadOnly: Story = { args: { state: 'under-review', answers: completeAnswers } };
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('base-info'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('TAN MEI LING');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByDisplayValue('TAN MEI LING'), 'the typed text stays').toBeVisible();
  },
};
export const BackSavesAnswers: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.type(canvas.getByLabelText('Full name (English/Pinyin)'), 'TAN MEI LING');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('/sg-submit-photo')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '/sg-base-info' }));
    await expect(await canvas.findByDisplayValue('TAN MEI LING'), 'the incomplete answer is saved').toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: {
    answers: {
      ...before,
      'base-info': {
        ...base,
        nationality: 'TH',
        citizenship: 'TH',
        documentType: 'thai-id',
        documentNumber: '1101700230708',
        fullName: 'Krungthepmahanakhon Phromphatthanaphaisan',
        nameOnId: 'นางสาวกรุงเทพมหานคร พรหมพัฒนไพศาลวรกุล',
        taxResidencies: [{ country: 'TH', reason: 'unable-to-obtain', explanation: 'อยู่ระหว่างการขอเลขประจำตัว' }],
      },
    },
  },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(/พรหมพัฒนไพศาลวรกุล/)).toBeVisible();
    await expect(document.documentElement.scrollWidth, 'nothing is cut off at the side').toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
export const ThaiErrors: Story = {
  globals: { language: 'th' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^บันทึกเมื่อ/);
    await userEvent.click(canvas.getByRole('button', { name: withLineBreaks('ดำเนินการต่อ', 'th') }));
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    await expect((await canvas.findAllByRole('link'))[0]).toHaveAccessibleName(/\p{Script=Thai}/u);
  },
};
export const Japanese: Story = { args: { answers: answersThrough('base-info') }, globals: { language: 'ja' } };
