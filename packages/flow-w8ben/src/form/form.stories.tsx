import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answersBefore, answersThrough, inThailand, StoryFlow } from '../internal/story-flow.tsx';
import FormScreen from './form.tsx';

const before = answersBefore('w8ben.form');
const form = completeAnswers['w8ben.form'];

const meta = {
  title: 'W-8BEN/Form',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-w8-ben-form', answers: before, children: <FormScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The region for screen readers repeats all advice. */
const isSeen = (element: Element) => element.closest('[role=status].sr-only') === null;

/** The second press within 200 ms is none (UI-02). */
const submit = (canvas: { getByRole: <T extends HTMLElement>(role: string) => T }) =>
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();

export const FilledWithWhatIsKnown: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('every line is there', async () => {
      await expect(await canvas.findByDisplayValue('Tan Mei Ling')).toBeVisible();
      await expect(canvas.getByDisplayValue('IG115002000')).toBeVisible();
      await expect(canvas.getByDisplayValue('No. 12A, Jalan Ampang')).toBeVisible();
      await expect(canvas.getByDisplayValue('1990')).toBeVisible();
      await expect(canvas.getByLabelText('Reference number(s)')).toHaveTextContent('Given when the account is opened');
    });
    await step('Malaysia has no treaty: the answer is No', async () => {
      await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    });
    await step('confirmed by one key', async () => {
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-w8-ben-info')).toBeVisible();
    });
  },
};
export const Empty: Story = {
  args: { answers: {} },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radiogroup', { name: /tax treaty/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('link', { name: 'Please enter the FullName' }), 'MSG-21').toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Please select the country' })[0], 'MSG-05').toBeVisible();
  },
};
export const TreatyClaim: Story = {
  args: { answers: { ...before, ...inThailand } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByDisplayValue('1101700230708');
    await step('by keyboard: yes', async () => {
      canvas.getByRole('radio', { name: 'Yes' }).focus();
      await userEvent.keyboard(' ');
      await expect(await canvas.findByRole('combobox', { name: 'Treaty country' })).toHaveTextContent('Thailand');
    });
    await step('RULE-09 relief at source is not supported', async () => {
      await expect(await canvas.findByText(/We do not support treaty relief at source/)).toBeVisible();
    });
    await step('MSG-22 RULE-22 the risk has to be determined', async () => {
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      const link = await canvas.findByRole('link', { name: 'Please determine the trading risk' });
      const notices = canvas.getAllByText(/We do not support treaty relief at source/).filter(isSeen);
      await expect(notices, 'the rule is said once').toHaveLength(1);
      await userEvent.click(link);
      await expect(canvas.getByRole('checkbox', { name: /risk of this claim/ })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByText('Please determine the trading risk')).toBeNull();
      submit(canvas);
      await expect(await canvas.findByText('/sg-w8-ben-info')).toBeVisible();
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
    const words = 'This country has no tax treaty with the US. Please choose “No” for treaty benefits.';
    await expect(await canvas.findByText(words), 'RULE-09').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('link', { name: words })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    submit(canvas);
    await expect(await canvas.findByText('/sg-w8-ben-info')).toBeVisible();
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
    await expect(await canvas.findByRole('link', { name: words })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    submit(canvas);
    await expect(await canvas.findByText('/sg-w8-ben-info')).toBeVisible();
  },
};
export const WrongTaxNumber: Story = {
  args: { answers: { ...before, 'w8ben.form': { ...form, foreignTaxNumber: '12' } } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByDisplayValue('12');
    await step('MSG-20 RULE-17', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(
        await canvas.findByRole('link', { name: 'Please check the format and length of the tax number' }),
      ).toBeVisible();
    });
    await step('RULE-10 MSG-19 without a number there is 6b or an explanation', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /I cannot give one/ }));
      submit(canvas);
      await expect(await canvas.findByRole('link', { name: 'Please provide explanation on reason' })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: /^6b/ }));
      submit(canvas);
      await expect(await canvas.findByText('/sg-w8-ben-info')).toBeVisible();
    });
  },
};
export const MailingAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('IG115002000');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My mail goes to another address' }));
    await expect(canvas.getByRole('group', { name: /Mailing address/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('link', { name: 'Please select the country' }), 'MSG-05').toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My mail goes to another address' }));
    submit(canvas);
    await expect(await canvas.findByText('/sg-w8-ben-info')).toBeVisible();
  },
};
export const UsTaxNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('IG115002000');
    await userEvent.type(canvas.getByLabelText(/U\.S\. taxpayer identification number/), '123-45-6789');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-08').toBeVisible();
  },
};
export const AnotherNameThanBefore: Story = {
  args: { answers: { ...before, 'w8ben.form': { ...form, name: 'Tan Mei Lin' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Tan Mei Lin');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('link', { name: /differs from what you told us/ })).toBeVisible();
  },
};
export const ChangedFromTheReview: Story = {
  args: { answers: answersThrough('w8ben.form'), hash: '#citizenship' },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('IG115002000');
    await expect(await canvas.findByRole('combobox', { name: /Country of citizenship/ })).toHaveFocus();
  },
};
export const CountryByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('IG115002000');
    canvas.getByRole('combobox', { name: /Country of citizenship/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findAllByRole('option');
    await userEvent.keyboard('thai');
    await screen.findByRole('option', { name: /Thailand/ });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: /Country of citizenship/ })).toHaveTextContent('Thailand');
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SentBack: Story = {
  args: {
    answers: answersThrough('w8ben.signature'),
    state: 'action-needed',
    rejected: { w8ben: 'Line 6a is not the number on your tax card.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Line 6a is not the number on your tax card.')).toBeVisible();
  },
};
export const Submitted: Story = {
  args: { answers: answersThrough('w8ben.signature'), state: 'under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Tan Mei Ling')).toHaveAttribute('readonly');
  },
};
export const OfflineWhenSaving: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('IG115002000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByDisplayValue('IG115002000')).toBeVisible();
  },
};
export const Thai320: Story = {
  args: { answers: { ...before, ...inThailand } },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
export const Japanese: Story = { globals: { language: 'ja' } };
