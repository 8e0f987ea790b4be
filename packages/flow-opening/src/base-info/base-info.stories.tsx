import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import BaseInfoScreen from './base-info.tsx';

const before = answersBefore('base-info');
const base = completeAnswers['base-info'];
const half = { nationality: 'MY', citizenship: 'MY', documentType: 'passport', fullName: 'Tan Mei Ling' };

const meta = {
  title: 'Opening/Basic information',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-base-info', answers: before, children: <BaseInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const pick = async (name: string, search: string, chosen: string) => {
      const box = canvas.getByRole('combobox', { name });
      box.focus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findAllByRole('option');
      await userEvent.keyboard(`${search}{Enter}`);
      await expect(box).toHaveTextContent(chosen);
    };
    await step('the nationality is the citizenship, until another one is chosen', async () => {
      await pick('Nationality', 'malays', 'Malaysia');
      await expect(canvas.getByRole('combobox', { name: 'Citizenship' })).toHaveTextContent('Malaysia');
    });
    await step('and decides which documents there are', async () => {
      await expect(canvas.getByRole('radio', { name: 'MyKad' })).toBeVisible();
      await expect(canvas.queryByRole('radio', { name: 'Thai ID' })).toBeNull();
    });
    await step('by keyboard alone', async () => {
      canvas.getByRole('radio', { name: 'Passport' }).focus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard('A12345678');
      await userEvent.tab();
      await userEvent.keyboard('Tan Mei Ling');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('TAN MEI LING');
      await userEvent.tab();
      await userEvent.keyboard('01011990');
      canvas.getByRole('radio', { name: 'Female' }).focus();
      await userEvent.keyboard(' ');
      await pick('Tax residency jurisdiction', 'malays', 'Malaysia');
      canvas.getByLabelText('Tax identification number').focus();
      await userEvent.keyboard('IG115002000');
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-contact-info')).toBeVisible();
    });
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('base-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('TAN MEI LING')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Passport' })).toBeChecked();
    await expect(canvas.getByLabelText('Year')).toHaveValue('1990');
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await step('MSG-05 MSG-07 MSG-21 each by its name', async () => {
      await expect(await canvas.findByRole('link', { name: 'Please enter the FullName' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Please select the document type' })).toBeVisible();
      const countries = canvas.getAllByRole('link', { name: 'Please select the country' });
      const fields = countries.map((link) => link.previousElementSibling?.textContent);
      await expect(fields, 'of which field').toEqual(['Nationality', 'Citizenship', 'Tax residency jurisdiction']);
      for (const [at, link] of countries.entries()) await expect(link).toHaveAccessibleDescription(fields[at] ?? '');
    });
    await step('a link leads to its field, and the error goes once it is solved', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Please enter the FullName' }));
      await expect(canvas.getByLabelText('Full name (English/Pinyin)')).toHaveFocus();
      await userEvent.keyboard('Tan Mei Ling');
      await expect(canvas.queryByText('Please enter the FullName')).toBeNull();
    });
  },
};
/** What is typed, and wrong: the document's number, a name in another script, a date that has not come. */
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
    await expect(
      await canvas.findByRole('link', { name: /its length or characters do not fit this document/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /write this name in Latin letters/ })).toBeVisible();
  },
};
/** RULE-10: up to five countries, each with its number or the reason why there is none. */
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
    await step('focus goes into a new row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add another country' }));
      const row = await canvas.findByRole('group', { name: 'Country 4' });
      await expect(within(row).getByRole('combobox', { name: 'Tax residency jurisdiction' })).toBeVisible();
    });
    await step('and a row is taken out again', async () => {
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
/** Left half-way, and come back to. */
export const Resumed: Story = {
  args: { answers: { ...before, 'base-info': half } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Tan Mei Ling')).toBeVisible();
    await expect(canvas.getByLabelText('Document number')).toHaveValue('');
    await expect(canvas.queryByText('Please enter the Document number'), 'nothing is judged yet').toBeNull();
  },
};
export const SentBack: Story = {
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
export const ReadOnly: Story = { args: { state: 'under-review', answers: completeAnswers } };
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('base-info'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('TAN MEI LING');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByDisplayValue('TAN MEI LING'), 'nothing typed is lost').toBeVisible();
  },
};
export const Back: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.type(canvas.getByLabelText('Name on ID'), 'TAN MEI LING');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: '/sg-choose-account' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '/sg-base-info' }));
    await expect(await canvas.findByDisplayValue('TAN MEI LING'), 'half an answer is kept').toBeVisible();
  },
};
export const ThaiNarrow: Story = {
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
    await canvas.findByText(/^บันทึก/);
    await userEvent.click(canvas.getByRole('button', { name: 'ดำเนินการต่อ' }));
    await expect((await canvas.findAllByRole('link'))[0]).toHaveAccessibleName(/\p{Script=Thai}/u);
  },
};
export const Japanese: Story = { args: { answers: answersThrough('base-info') }, globals: { language: 'ja' } };
