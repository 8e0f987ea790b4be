import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers, createRiskProfile } from '@quayside/rules/testing/complete-opening';
import { pressEnter } from '@quayside/testing/press-enter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import SelectAccountTypeScreen from './select-account-type.tsx';

const before = answersBefore('select-account-type');
const poor = { ...before, 'assets-info': { ...before['assets-info'], annualIncome: '4999.99', netWorth: '4000' } };
/** Answers that result in the highest risk level, for which margin shows no warning. */
const daring = { ...before, risklevel: createRiskProfile('2026-11-29', 'highest') };
const young = { ...daring, 'base-info': { ...before['base-info'], dateOfBirth: '2007-03-01' } };
const refusal =
  'For a margin account, your annual net income or net worth must be at least USD 5,000. Choose a cash account instead.';

const meta = {
  title: 'Screens/Opening/Account type',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-select-accountType', answers: before, children: <SelectAccountTypeScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { answers: daring },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Cash account' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Margin account' })).toBeChecked();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
  },
};
export const CashByTap: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Cash account' }));
    await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
  },
};
export const AboveRiskProfile: Story = {
  name: 'Margin above the risk profile',
  play: async ({ canvas, userEvent, step }) => {
    await step('a cash account shows no warning', async () => {
      (await canvas.findByRole('radio', { name: 'Cash account' })).focus();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByText('This is above your risk profile')).toBeNull();
    });
    await step('margin shows a warning without advice', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Margin account' }));
      await expect(
        await canvas.findByText(/Your risk profile is “Conservative”. A margin account carries more risk/),
      ).toBeVisible();
      await expect(canvas.getByText(/we don’t assess whether a product is suitable for you/)).toBeVisible();
    });
    await step('the acknowledgement lets the customer continue', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText(/You must read and agree/)).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I have read this warning and still want to apply' }));
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
    });
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('select-account-type') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Cash account', checked: true })).toBeVisible();
  },
};
export const MarginNotAllowed: Story = {
  name: 'Margin refused: cash with one tap',
  args: { answers: poor },
  play: async ({ canvas, userEvent, step }) => {
    const margin = await canvas.findByRole('radio', { name: 'Margin account' });
    await step('RULE-12 the refusal appears when margin is chosen', async () => {
      await userEvent.click(margin);
      await expect(await canvas.findByText(refusal)).toBeVisible();
    });
    await step('one press chooses a cash account', async () => {
      canvas.getByRole('button', { name: 'Choose a cash account' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('radio', { name: 'Cash account' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: 'Cash account' })).toHaveFocus();
      await expect(canvas.queryByText(refusal)).toBeNull();
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
    });
  },
};
export const MarginNotAllowedOnSave: Story = {
  name: 'Margin refused on Continue',
  args: { answers: poor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Margin account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-12').toBeVisible();
  },
};
export const YoungInvestor: Story = {
  args: { answers: young },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Margin account' }));
    const said = /If you’re under 21, we review this choice manually/;
    await waitFor(() => expect(canvas.getAllByText(said).filter((one) => !one.closest('.sr-only'))).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
  },
};
export const WithMinor: Story = {
  name: 'Cash account with a minor',
  args: {
    answers: {
      ...before,
      'choose-account': { tier: 'standard', holders: 'joint-minor' },
      'select-account-type': { accountType: 'margin' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/so it’s a cash account/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-submit-address'), 'cash replaces the earlier choice').toBeVisible();
  },
};
export const Errors: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/minutes left$/);
    pressEnter(canvas.getByRole<HTMLInputElement>('radio', { name: 'Cash account' }));
    await expect(await canvas.findByText('Please select the account type')).toBeVisible();
  },
};
export const ToFix: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'account-type': 'Please choose a cash account: your income could not be confirmed.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your income could not be confirmed/)).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = { args: { state: 'under-review', answers: completeAnswers } };
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('select-account-type'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Cash account', checked: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: { answers: poor },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^บัญชี.*มาร์.*จิ้น$/ }));
    await expect(await canvas.findByRole('button', { name: withLineBreaks('เลือกบัญชีเงินสด', 'th') })).toBeVisible();
  },
};
