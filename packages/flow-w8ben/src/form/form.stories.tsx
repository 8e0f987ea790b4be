import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { digitalIdAnswers, samplePerson } from '@quayside/rules/testing/digital-id-opening';
import { pickByKeyboard } from '@quayside/testing/pick-by-keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, answersInThailand, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import FormScreen from './form.tsx';

const before = answersBefore('w8ben.form');
const saved = answersThrough('w8ben.form');
const form = completeAnswers['w8ben.form'];

const meta = {
  title: 'Screens/W-8BEN/Form',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-w8-ben-form', answers: before, children: <FormScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns whether an element is visible. The live region repeats all advice and is not visible. */
const isSeen = (element: Element) => element.closest('[role=status].sr-only') === null;

/** Submits the form without a press of the button, because a second press within 200 ms is ignored (UI-02). */
const submit = (canvas: { getByRole: <T extends HTMLElement>(role: string) => T }) =>
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();

/** Earlier answers complete the form, so the page of the signature, which shows its lines, comes at once. */
export const PassedIfComplete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
  },
};
export const FilledFromEarlierAnswers: Story = {
  parameters: { cover: true },
  args: { answers: saved },
  play: async ({ canvas, userEvent, step }) => {
    await step('all lines are filled in', async () => {
      const lines = within(await canvas.findByRole('region', { name: 'Your details' }));
      for (const text of ['Tan Mei Ling', 'Malaysia', 'No. 12A, Jalan Ampang', '01-01-1990', 'None'])
        await expect(lines.getAllByText(text)[0]).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('RULE-09 the treaty question is absent for Malaysia', async () => {
      await expect(canvas.getByText(/Malaysia has no tax treaty with the US/)).toBeVisible();
      await expect(canvas.queryByRole('radio')).toBeNull();
    });
    await step('a Change link opens the step of the line, which returns here', async () => {
      const hrefs = canvas.getAllByRole('link', { name: /^Change/ }).map((link) => link.getAttribute('href'));
      await expect(hrefs).toEqual([
        '/sg-base-info?return=w8ben.form#fullName',
        '/sg-base-info?return=w8ben.form#citizenship',
        '/sg-contact-info?return=w8ben.form#residentialAddress',
        '/sg-contact-info?return=w8ben.form#mailingSame',
        '/sg-base-info?return=w8ben.form#taxResidencies',
        '/sg-base-info?return=w8ben.form#dateOfBirth',
      ]);
    });
    await step('one key opens the signature', async () => {
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
    });
  },
};
const idsBefore = Object.keys(digitalIdAnswers);
const verified = Object.fromEntries(
  idsBefore.slice(0, idsBefore.indexOf('w8ben.form')).map((id) => [id, digitalIdAnswers[id]]),
);

/** Lines from the digital ID cannot be changed, so they have no Change link. */
export const VerifiedByTheDigitalId: Story = {
  args: { answers: { ...verified, 'w8ben.form': digitalIdAnswers['w8ben.form'] }, person: samplePerson() },
  play: async ({ canvas }) => {
    const name = (await canvas.findByText('1 · Name')).closest('div');
    await expect(name?.querySelector('a')).toBeNull();
    await expect(canvas.getByText('2 · Citizenship')).toBeVisible();
  },
};
/** The tax residence is not in the country of line 3, so only line 6 is left to fill in. */
export const TaxNumberMissing: Story = {
  args: {
    answers: {
      ...before,
      'base-info': { ...completeAnswers['base-info'], taxResidencies: [{ country: 'SG', number: 'S1234567D' }] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Foreign tax identifying number' }), 'IG115002000');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    submit(canvas);
    await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
  },
};
export const LineDiffers: Story = {
  args: { answers: saved },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use other details on this form' }));
    await expect(canvas.getByRole('combobox', { name: /Country of citizenship/ })).toHaveFocus();
    await expect(canvas.getByDisplayValue('No. 12A, Jalan Ampang')).toBeVisible();
    await expect(canvas.queryByDisplayValue('Tan Mei Ling'), 'the name is not editable').toBeNull();
  },
};
export const Empty: Story = {
  args: { answers: {} },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Name of individual who is the beneficial owner' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please enter the FullName'), 'MSG-21').toBeVisible();
    await expect(canvas.getAllByText('Please select the country')[0], 'MSG-05').toBeVisible();
  },
};
export const TreatyClaim: Story = {
  args: { answers: { ...before, ...answersInThailand } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the keyboard claims a treaty with the country of line 3', async () => {
      (await canvas.findByRole('radio', { name: 'Yes' })).focus();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByRole('combobox')).toBeNull();
    });
    await step('RULE-09 relief at source is not supported', async () => {
      await expect(await canvas.findByText(/We don’t offer treaty relief at source/)).toBeVisible();
    });
    await step('MSG-22 RULE-22 the acceptance of the risk is required', async () => {
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Please determine the trading risk')).toBeVisible();
      const notices = canvas.getAllByText(/We don’t offer treaty relief at source/).filter(isSeen);
      await expect(notices, 'the rule is said once').toHaveLength(1);
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: /risk of this claim/ })).toHaveFocus());
      await userEvent.keyboard(' ');
      await expect(canvas.queryByText('Please determine the trading risk')).toBeNull();
      submit(canvas);
      await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
    });
  },
};
export const NoTreaty: Story = {
  args: {
    answers: {
      ...before,
      'w8ben.form': { ...form, treatyBenefits: 'yes', treatyCountry: 'SG', treatyRiskAccepted: true },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const words = 'This country has no tax treaty with the US. Choose “No” for treaty benefits.';
    await expect(await canvas.findByText(words), 'RULE-09').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Treaty country' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    submit(canvas);
    await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
  },
};
export const TreatyOfAnotherCountry: Story = {
  args: {
    answers: {
      ...before,
      'w8ben.form': { ...form, treatyBenefits: 'yes', treatyCountry: 'TH', treatyRiskAccepted: true },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const words = /^Your permanent residence address \(line 3\) is in another country\./;
    await expect(await canvas.findByText(words), 'RULE-09').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Treaty country' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    submit(canvas);
    await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
  },
};
export const WrongTaxNumber: Story = {
  args: { answers: { ...before, 'w8ben.form': { ...form, foreignTaxNumber: '12' } } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('region', { name: 'Your details' });
    await step('MSG-20 RULE-17 an incorrect number becomes a field with an error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Please check the format and length of the tax number')).toBeVisible();
    });
    await step('RULE-10 MSG-19 box 6b or an explanation replaces the number', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /I can’t provide one/ }));
      submit(canvas);
      await expect(await canvas.findByText('Please provide explanation on reason')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: /^6b/ }));
      submit(canvas);
      await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
    });
  },
};
export const MailingAddress: Story = {
  args: { answers: saved },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use other details on this form' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My mail goes to another address' }));
    await expect(canvas.getByRole('group', { name: /Mailing address/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please select the country'), 'MSG-05').toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My mail goes to another address' }));
    submit(canvas);
    await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
  },
};
export const UsTaxNumber: Story = {
  args: { answers: saved },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have a US tax number' }));
    await userEvent.type(canvas.getByLabelText(/U\.S\. taxpayer identification number/), '123-45-6789');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-08').toBeVisible();
  },
};
export const AnotherNameThanBefore: Story = {
  args: { answers: { ...before, 'w8ben.form': { ...form, name: 'Tan Mei Lin' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Tan Mei Lin');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/doesn’t match your application/)).toBeVisible();
  },
};
export const ChangedFromTheReview: Story = {
  args: { answers: answersThrough('w8ben.form'), hash: '#citizenship' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Country of citizenship/ })).toHaveFocus();
  },
};
export const CountryByKeyboard: Story = {
  args: { hash: '#citizenship' },
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: /Country of citizenship/ });
    await pickByKeyboard(userEvent, country, 'thai', 'Thailand');
  },
};
const withUsNumber = {
  ...before,
  'w8ben.form': { ...completeAnswers['w8ben.form'], usTaxNumber: '123-45-6789' },
};

/** The refusal page links to the field for line 5, and the card opens it. */
export const BackToTheUsTaxNumber: Story = {
  args: { answers: withUsNumber, hash: '#usTaxNumber' },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('textbox', { name: /U\.S\. taxpayer identification number/ });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveValue('123-45-6789');
    await userEvent.clear(number);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
  },
};

/** Customers can remove a number on line 5 in its row. */
export const UsTaxNumberInItsRow: Story = {
  args: { answers: withUsNumber },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Change.*US tax number/ }));
    await expect(await canvas.findByRole('textbox', { name: /U\.S\. taxpayer/ })).toHaveFocus();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFix: Story = {
  args: {
    answers: answersThrough('w8ben.signature'),
    state: 'action-needed',
    rejected: { w8ben: 'Line 6a is not the number on your tax card.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Line 6a is not the number on your tax card.')).toBeVisible();
  },
};
/** The line that a reviewer rejected comes first, as a field. */
export const ToFixTaxNumber: Story = {
  args: {
    answers: answersThrough('w8ben.signature'),
    state: 'action-needed',
    rejected: { w8ben: { code: 'tax-number' } },
  },
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('textbox', { name: 'Foreign tax identifying number' });
    const rows = canvas.getByRole('heading', { name: 'Your details' });
    await expect(number.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const frame = within(number.closest<HTMLElement>('[data-differs]') ?? document.body);
    await expect(
      frame.getByText(/The tax identification number is incorrect/),
      'the reason is in the frame',
    ).toBeVisible();
    await expect(
      canvas.getByText('A reviewer asked you to correct this part.'),
      'the general text is hidden',
    ).not.toBeVisible();
  },
};
export const SubmittedReadOnly: Story = {
  args: { answers: answersThrough('w8ben.signature'), state: 'under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tan Mei Ling')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Change/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'I have a US tax number' })).toBeNull();
  },
};
/** A complete form that cannot be saved is shown, so that the customer can try again. */
export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tan Mei Ling')).toBeVisible();
    submit(canvas);
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: { answers: { ...before, ...answersInThailand } },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
