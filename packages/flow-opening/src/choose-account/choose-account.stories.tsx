import { pressEnter } from '@quayside/testing/press-enter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import ChooseAccountScreen from './choose-account.tsx';

const meta = {
  title: 'Screens/Opening/Account tier',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-choose-account',
    answers: answersBefore('choose-account'),
    exampleFees: { currency: 'SGD', order: '10000', commission: { trader: '3', standard: '5', intel: '5' } },
    children: <ChooseAccountScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const trader = canvas.getByRole('radio', { name: 'Trader' });
    await expect(trader).toHaveAccessibleDescription(
      'Lowest commission You can upgrade later. SGD\u00a03.00 on an order of SGD\u00a010,000',
    );
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveAccessibleDescription(
      'Higher commission than Trader. You can’t change to Trader later. SGD\u00a05.00 on an order of SGD\u00a010,000',
    );
    const intel = canvas.getByRole('radio', { name: 'Intel' });
    await expect(intel).toBeDisabled();
    await expect(intel).toHaveAccessibleDescription(
      'Smart orders, value screener, technical analysis and trend tracker You can upgrade later with net assets of SGD 2,000 or more.',
    );
    trader.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-select-accountType')).toBeVisible();
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('choose-account') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Standard', checked: true })).toBeVisible();
  },
};
export const Errors: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/minutes left$/);
    pressEnter(canvas.getByRole<HTMLInputElement>('radio', { name: 'Standard' }));
    await expect(await canvas.findByText('Please select the account tier')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Account tier' })).toHaveAccessibleDescription(
      'Please select the account tier',
    );
  },
};
/** The page assumes one holder and says so in one line. Change shows the question, in which the customer chooses an account with a child. */
export const WithAChild: Story = {
  play: async ({ canvas, userEvent }) => {
    const alone = await canvas.findByRole('radio', { name: 'Just me', checked: true });
    await expect(alone, 'the question is folded').not.toBeVisible();
    await userEvent.click(await canvas.findByText('Change'));
    await waitFor(() => expect(alone).toHaveFocus());
    await expect(canvas.getByText('Change'), 'the question replaces the line').not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Me and someone under 18' }));
    await userEvent.click(alone);
    await expect(alone, 'the question stays open').toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Me and someone under 18' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Trader' }));
    await expect(await canvas.findByText('/sg-select-accountType')).toBeVisible();
  },
};
export const WithAnotherAdult: Story = {
  args: {
    answers: { ...answersBefore('choose-account'), 'choose-account': { tier: 'trader', holders: 'joint-adult' } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: 'Me and another adult', checked: true }),
      'an unusual answer is not folded',
    ).toBeVisible();
  },
};
/** "Change" beside the holders on "Check your answers" opens the question. */
export const ChangeHoldersFromCheck: Story = {
  args: { answers: answersThrough('choose-account'), search: '?return=check', hash: '#holders' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Just me' })).toHaveFocus());
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('choose-account'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Standard', checked: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: answersThrough('sign-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve submitted this section, so you can’t change it now.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Trader' })).toBeDisabled();
  },
};
