import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const Controlled = controlled<string, SelectFieldProps>(SelectField);

const meta = {
  title: 'Components/Fields/Select field',
  component: SelectField,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'education',
    label: 'Highest education',
    options: [
      { value: 'o-levels', label: 'O levels' },
      { value: 'tertiary', label: 'Tertiary' },
      { value: 'others', label: 'Others' },
    ],
    value: '',
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Highest education' });
    await expect(select).toHaveDisplayValue('Choose');
    await userEvent.selectOptions(select, 'Tertiary');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tertiary');
    await expect(select).toHaveDisplayValue('Tertiary');
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { value: 'tertiary' } };
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'Finished, not begun.',
    why: { summary: 'Why we ask', text: 'It tells us which products to explain.' },
  },
};
export const WithError: Story = {
  args: { error: 'Choose your highest education' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose your highest education');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'tertiary' } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: 'tertiary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Highest education' })).toHaveValue('Tertiary');
  },
};
export const WithLongText: Story = {
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'Professional qualification in finance, accounting or financial engineering' }],
  },
};
export const InThai: Story = {
  args: { label: 'ระดับการศึกษาสูงสุด', optional: true, options: [{ value: 'tertiary', label: 'อุดมศึกษา' }] },
  globals: { language: 'th' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('เลือก');
  },
};
