import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const Controlled = controlled<string, NumberFieldProps>(NumberField);

const meta = {
  title: 'Components/Fields/Number field',
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  args: { name: 'years', label: 'Years of experience', value: '', unit: 'years', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { min: '0', max: '60' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Years of experience');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAccessibleDescription('years');
    await userEvent.tab();
    await userEvent.keyboard('10０');
    await expect(input).toHaveValue('100');
    await userEvent.type(input, '2', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('120');
    await expect(input.selectionStart, 'the caret stays').toBe(2);
    await expect(canvas.queryByText('Enter 60 or less'), 'not while typing').toBeNull();
    await userEvent.tab();
    await expect(input, 'never clamped').toHaveValue('120');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('120');
    await expect(input).toHaveAccessibleDescription('years Enter 60 or less');
    await userEvent.click(input);
    await userEvent.keyboard('{End}{Backspace}');
    await expect(input, 'cleared as soon as it is right').not.toHaveAttribute('aria-invalid');
  },
};
export const Decimals: Story = {
  args: { label: 'Share of the company', name: 'share', unit: '%', decimals: 2 },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Share of the company');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '12.');
    await expect(input, 'a point waits for its digits').toHaveValue('12.');
    await userEvent.keyboard('345');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.345');
    await expect(input).toHaveAccessibleDescription('% Use at most 2 decimals');
  },
};
export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Years of experience'));
    await userEvent.paste('1,234 years');
    await expect(canvas.getByLabelText('Years of experience')).toHaveValue('1,234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234');
  },
};
export const DecimalComma: Story = {
  args: { label: 'Share of the company', name: 'share', unit: '%', decimals: 2 },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Share of the company');
    await userEvent.type(input, '12,5');
    await expect(input).toHaveValue('12.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5');
  },
};
export const NotANumber: Story = {
  tags: ['error'],
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Years of experience');
    await userEvent.click(input);
    await userEvent.paste('1万');
    await expect(input, 'nothing is cut').toHaveValue('1万');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1万');
    await expect(input).toHaveAccessibleDescription(
      'years Enter the whole number in digits, for example 4,500. Leave out letters and other signs.',
    );
  },
};
export const Filled: Story = { args: { value: '12' } };
export const WithHintAndExplanation: Story = {
  args: { hint: 'Count part-time years too.', why: { summary: 'Why we ask', text: 'It decides what you may trade.' } },
};
export const WithError: Story = { args: { value: '99', error: 'You cannot have traded longer than you have lived' } };
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { disabled: true, value: '12' } };
export const ReadOnly: Story = { args: { readOnly: true, value: '12' } };
export const InThai: Story = {
  args: { label: 'ประสบการณ์การลงทุน', unit: 'ปี', value: '70', max: '60' },
  globals: { language: 'th' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('กรอกไม่เกิน 60')).toBeVisible();
  },
};
