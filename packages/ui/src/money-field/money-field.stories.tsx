import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

const Controlled = controlled<string, MoneyFieldProps>(MoneyField);

const meta = {
  title: 'Components/Fields/Money field',
  component: MoneyField,
  render: (args) => <Controlled {...args} />,
  args: { name: 'income', label: 'Yearly income', currency: 'SGD', value: '', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Yearly income');
    await userEvent.type(input, '1234567');
    await expect(input).toHaveValue('1,234,567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567');
    await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('19,234,567');
    await expect(input.selectionStart, 'the caret stays behind the digit').toBe(2);
    await userEvent.keyboard('{ArrowRight}{Backspace}');
    await expect(input, 'a comma takes its digit along').toHaveValue('1,234,567');
    await userEvent.tab();
    await expect(input, 'UI-06').toHaveValue('1,234,567.00');
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567');
  },
};

/** A tap on a suggested amount fills in the box, and the user can still type another one. */
export const SuggestedAmounts: Story = {
  args: { suggestions: ['25000', '50000', '100000'] },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Yearly income');
    const half = canvas.getByRole('button', { name: '50,000' });
    await userEvent.click(half);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('50000');
    await expect(input).toHaveValue('50,000.00');
    await expect(half).toHaveAttribute('aria-pressed', 'true');
    await userEvent.clear(input);
    await userEvent.type(input, '62000');
    await expect(half).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('62000');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Yearly income'));
    await userEvent.paste('SGD 1,234.50');
    await expect(canvas.getByLabelText('Yearly income')).toHaveValue('1,234.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.50');
  },
};

/** A typed comma is a decimal mark, because decimal keyboards in many countries have no point. */
export const DecimalComma: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Yearly income');
    await userEvent.type(input, '4500,');
    await expect(input, 'a comma of the keyboard is shown as a point at once').toHaveValue('4,500.');
    await userEvent.keyboard('50');
    await expect(input).toHaveValue('4,500.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4500.50');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('4,500');
    await userEvent.clear(input);
    await userEvent.type(input, '4,500');
    await expect(input, 'and three digits after it make a group').toHaveValue('4,500');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4500');
    await userEvent.type(input, ',5', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    await expect(input, 'over a selection').toHaveValue('.5');
  },
};

export const FullWidthDigits: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Yearly income'), '１２３４，５');
    await expect(canvas.getByLabelText('Yearly income')).toHaveValue('1,234.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.5');
  },
};

export const NotANumber: Story = {
  tags: ['error'],
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Yearly income');
    await userEvent.type(input, '5k');
    await expect(input, 'not while typing').not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input, 'nothing is cut').toHaveValue('5k');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5k');
    await expect(input).toHaveAccessibleDescription(
      'SGD Enter the whole number in digits, for example 4,500.50. Leave out letters and other signs.',
    );
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}000');
    await expect(input, 'removed as soon as it is right').not.toHaveAttribute('aria-invalid');
    await expect(input).toHaveValue('5,000');
  },
};
export const InvalidSeparators: Story = {
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Yearly income');
    await userEvent.type(input, '4,500,50');
    await userEvent.tab();
    await expect(input).toHaveValue('4,500,50');
    await expect(
      canvas.getByText('Check the points, commas and spaces. Write the number like this: 4,500.50'),
    ).toBeVisible();
  },
};
export const OtherCurrency: Story = {
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Yearly income');
    await userEvent.click(input);
    await userEvent.paste('HK$ 4,500');
    await expect(input, 'at once after a paste').toHaveAccessibleDescription(
      'SGD Enter the amount in SGD, without the code or sign of another currency.',
    );
    await expect(input).toHaveValue('HK$ 4,500');
    await userEvent.clear(input);
    await userEvent.paste('S$ 4.500,50');
    await expect(input).toHaveValue('4,500.50');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};
export const BelowZero: Story = {
  tags: ['error'],
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Yearly income');
    await userEvent.type(input, '(1,234)');
    await expect(input, 'the brackets of accounting').toHaveValue('-1,234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('-1234');
    await userEvent.tab();
    await expect(canvas.getByText('Enter 0 or more')).toBeVisible();
  },
};

export const NeverClamped: Story = {
  args: { value: '99999999999999.999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Yearly income')).toHaveValue('99,999,999,999,999.999');
  },
};

/** A button changes the sign, because decimal keyboards on phones have no minus sign. */
export const WithSignButton: Story = {
  args: { label: 'Net worth', signed: true },
  play: async ({ canvas, args, userEvent, step }) => {
    const input = canvas.getByLabelText('Net worth');
    const sign = canvas.getByRole('button', { name: 'Negative amount' });
    await step('the sign can come first', async () => {
      await userEvent.click(sign);
      await expect(sign).toHaveAttribute('aria-pressed', 'true');
      await userEvent.type(input, '1200');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('-1200');
    });
    await step('and can be taken back', async () => {
      await userEvent.click(sign);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('1200');
      await expect(input).toHaveValue('1,200');
    });
  },
};

export const Filled: Story = { args: { value: '84000', decimals: 0 } };
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'Before tax, in the past twelve months.',
    why: { summary: 'Why we ask', text: 'It decides how much you may trade with borrowed money.' },
  },
};
export const WithError: Story = {
  args: { value: '12.345', error: 'Enter an amount with at most two decimals' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Yearly income');
    await expect(input).toHaveAccessibleDescription('SGD Enter an amount with at most two decimals');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { disabled: true, value: '84000' } };
export const ReadOnly: Story = { args: { readOnly: true, value: '84000' } };
export const InThai: Story = {
  args: { label: 'รายได้ต่อปี', hint: 'ก่อนหักภาษี', currency: 'THB', value: '840000' },
  globals: { language: 'th' },
};
