import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
      'Very low commission For example SGD\u00a03.00 on SGD\u00a010,000',
    );
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveAccessibleDescription(
      'Low commission For example SGD\u00a05.00 on SGD\u00a010,000 You can’t change to Trader later.',
    );
    const intel = canvas.getByRole('radio', { name: 'Intel' });
    await expect(intel).toBeDisabled();
    await expect(intel).toHaveAccessibleDescription(
      'Smart orders, value screener, technical analysis and trend tracker For example SGD\u00a05.00 on SGD\u00a010,000 Upgrade later, with net assets of at least SGD 2,000.',
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please select the account tier')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Account tier' })).toHaveAccessibleDescription(
      'Please select the account tier',
    );
  },
};
/** "Just me" is selected at first. The customer chooses an account with a child instead. */
export const WithAChild: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Just me', checked: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Me and someone under 18' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Trader' }));
    await expect(await canvas.findByText('/sg-select-accountType')).toBeVisible();
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
