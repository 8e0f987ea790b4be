import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import ChooseAccountScreen from './choose-account.tsx';

const meta = {
  title: 'Opening/Account tier',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-choose-account', answers: answersBefore('choose-account'), children: <ChooseAccountScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const trader = canvas.getByRole('radio', { name: 'Trader' });
    await expect(trader).toHaveAccessibleDescription('Super low brokerage');
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveAccessibleDescription('Lower brokerage');
    const intel = canvas.getByRole('radio', { name: 'Intel' });
    await expect(intel).toBeDisabled();
    await expect(intel).toHaveAccessibleDescription(
      'Smart order, value screener, technical analysis, trend tracker Upgrade after opening, with net assets of at least SGD 2,000 in the account.',
    );
    trader.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
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
    await expect(await canvas.findByRole('link', { name: 'Please select: Account tier' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Account tier' })).toHaveAccessibleDescription(
      'Please select: Account tier',
    );
  },
};
/** Who opens: alone unless said otherwise. */
export const WithAChild: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'I alone', checked: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'I and a child under 18' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Trader' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('choose-account'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Standard', checked: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { state: 'under-review', answers: answersThrough('sign-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part has been submitted and cannot be changed now.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Trader' })).toBeDisabled();
  },
};
export const ThaiNarrow: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
export const Malay: Story = { globals: { language: 'ms' } };
