import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { type CheckNumber, NationalIdField, type NationalIdFieldProps } from './national-id-field.tsx';

const Controlled = controlled<string, NationalIdFieldProps>(NationalIdField);

const meta = {
  title: 'Components/Fields/National ID field',
  component: NationalIdField,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'idNumber',
    label: 'NRIC number',
    value: '',
    hint: 'A letter, seven digits, a letter',
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof NationalIdField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('NRIC number');
    await userEvent.tab();
    await userEvent.keyboard('s1234 567d');
    await expect(input, 'legible while typing').toHaveValue('s1234 567d');
    await userEvent.tab();
    await expect(args.onValueChange, 'UI-05').toHaveBeenLastCalledWith('S1234567D');
    await expect(input, 'masked afterwards').toHaveValue('•••••567D');
    await userEvent.click(canvas.getByRole('button', { name: 'Show: NRIC number' }));
    await expect(input).toHaveValue('S1234567D');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: NRIC number' }));
    await expect(input).toHaveValue('•••••567D');
    await userEvent.click(input);
    await expect(input, 'legible when typed again').toHaveValue('S1234567D');
  },
};
const checkSample: CheckNumber = (number) => {
  if (!/^([A-Z]\d{7}[A-Z])?$/i.test(number)) return [{ code: 'document-number-format' }];
  return number === '' || /d$/i.test(number) ? [] : [{ code: 'document-number-check-digit' }];
};

/** The field shows the issues of `check` on blur: here, a number has the check letter D. */
export const CheckDigit: Story = {
  args: { check: checkSample },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('NRIC number');
    await userEvent.click(input);
    await userEvent.keyboard('S1234567A');
    await expect(input, 'nothing is said while it is typed').not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/One of the characters looks wrong/));
    await userEvent.click(input);
    await userEvent.keyboard('{End}{Backspace}d');
    await expect(input, 'solved while it is typed').not.toHaveAttribute('aria-invalid');
    await userEvent.clear(input);
    await userEvent.keyboard('s12345');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/doesn’t match the format for this document/);
    await expect(args.onValueChange, 'what is wrong is kept').toHaveBeenLastCalledWith('S12345');
  },
};
export const Filled: Story = { args: { value: 'S1234567D' } };
/** Typing replaces the masked number. */
export const NumberReplaced: Story = {
  args: { value: 'S1234567D' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('NRIC number');
    await userEvent.tab();
    await expect(input).toHaveValue('S1234567D');
    await userEvent.keyboard('T0');
    await expect(input).toHaveValue('T0');
  },
};
export const WithExplanation: Story = {
  args: { why: { summary: 'Why we ask', text: 'We compare it with your document.' } },
};
export const WithError: Story = {
  args: { value: 'S1234567A', error: 'Check the NRIC number: the last letter does not fit the digits' },
};
export const Disabled: Story = { args: { disabled: true, value: 'S1234567D' } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: 'S1234567D' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('NRIC number'));
    await expect(canvas.getByLabelText('NRIC number')).toHaveValue('•••••567D');
    await userEvent.click(canvas.getByRole('button', { name: 'Show: NRIC number' }));
    await expect(canvas.getByLabelText('NRIC number')).toHaveValue('S1234567D');
  },
};
export const InThai: Story = {
  args: { label: 'เลขประจำตัวประชาชน', hint: 'ตัวเลข 13 หลัก', value: '1101700203451', inputMode: 'numeric' },
  globals: { language: 'th' },
};
