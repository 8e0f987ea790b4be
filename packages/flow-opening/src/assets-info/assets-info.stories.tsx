import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import AssetsInfoScreen from './assets-info.tsx';

const meta = {
  title: 'Opening/Work and finances',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-assets-info', answers: answersBefore('assets-info'), children: <AssetsInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('work is asked of those who work', async () => {
      await expect(canvas.queryByLabelText('Full company name')).toBeNull();
      await userEvent.selectOptions(canvas.getByLabelText('Employment status'), 'employed');
      await expect(canvas.getByLabelText('Full company name')).toBeVisible();
    });
    await step('by keyboard alone', async () => {
      canvas.getByLabelText('Full company name').focus();
      await userEvent.keyboard('Ampang Trading Sdn Bhd');
      for (const [open, search, option] of [
        ['Industry', 'tech', 'Information technology'],
        ['Occupation or title', 'engin', 'Engineer or architect'],
      ] as const) {
        await userEvent.tab();
        await expect(canvas.getByRole('combobox', { name: open })).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}');
        await userEvent.type(await screen.findByRole('combobox', { name: /Search/ }), search);
        await screen.findByRole('option', { name: option });
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getByRole('combobox', { name: open })).toHaveTextContent(option), {
          timeout: 10_000,
        });
      }
      canvas.getByLabelText('Annual net income in USD').focus();
      await userEvent.keyboard('48000');
      await userEvent.tab();
      await expect(canvas.getByLabelText('Annual net income in USD'), 'UI-06').toHaveValue('48,000.00');
      await userEvent.keyboard('120000.5');
      canvas.getByRole('checkbox', { name: 'Income from Employment' }).focus();
      await userEvent.keyboard(' ');
      canvas.getByRole('radio', { name: /^Tertiary/ }).focus();
      await userEvent.keyboard(' ');
      canvas.getByRole('radio', { name: 'Good' }).focus();
      await userEvent.keyboard(' ');
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-assets-select')).toBeVisible();
    });
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('assets-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Ampang Trading Sdn Bhd')).toBeVisible();
    await expect(canvas.getByLabelText('Net worth in USD')).toHaveValue('120,000.50');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveTextContent('Information technology'),
    );
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Employment status'), 'self-employed');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Other' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please enter the full company name' }),
      'RULE-06',
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Please enter the Net worth in USD' }), 'MSG-01').toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Please enter the Description of the other source' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter the full company name' }));
    await expect(canvas.getByLabelText('Full company name')).toHaveFocus();
  },
};
export const NotWorking: Story = {
  args: { answers: answersThrough('assets-info') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Ampang Trading Sdn Bhd');
    await userEvent.selectOptions(canvas.getByLabelText('Employment status'), 'student');
    await expect(canvas.queryByLabelText('Full company name')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Employment status'), 'employed');
    await expect(canvas.getByLabelText('Full company name'), 'a slip loses nothing').toHaveValue(
      'Ampang Trading Sdn Bhd',
    );
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SentBack: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { finances: 'Please describe your sources of wealth in full.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sources of wealth in full/)).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('Ampang Trading Sdn Bhd')).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-account-state'), 'nothing is saved again').toBeVisible();
  },
};
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('assets-info'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Ampang Trading Sdn Bhd');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};
export const ThaiNarrow: Story = {
  args: { answers: answersThrough('assets-info') },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Ampang Trading Sdn Bhd')).toBeVisible();
  },
};
