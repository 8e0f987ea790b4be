import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const Controlled = controlled<string, TextFieldProps>(TextField);

const meta = {
  title: 'Components/Fields/Text field',
  component: TextField,
  render: (args) => <Controlled {...args} />,
  args: { name: 'email', label: 'E-mail address', value: '', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { type: 'email', autoComplete: 'email', normalise: (text) => text.replace(/\s/g, '') },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('E-mail address');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('tan@example.sg');
    await expect(input).toHaveValue('tan@example.sg');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(input).toHaveAttribute('id', 'email');
  },
};

export const NormalisedOnBlur: Story = {
  args: { label: 'Street', name: 'street', normalise: (text) => text.trim().replace(/\s+/g, ' ') },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Street');
    await userEvent.type(input, '  12   Bedok  ');
    await expect(input, 'nothing changes while typing').toHaveValue('  12   Bedok  ');
    await userEvent.tab();
    await expect(input, 'UI-05').toHaveValue('12 Bedok');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12 Bedok');
  },
};

export const Filled: Story = { args: { value: 'tan.ming.heng@example.sg' } };

export const WithHintAndExplanation: Story = {
  args: {
    hint: 'We send your reference number here.',
    why: { summary: 'Why we ask', text: 'By law we confirm every order in writing. We never use it for advertising.' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('E-mail address')).toHaveAccessibleDescription(
      'We send your reference number here.',
    );
    await userEvent.click(canvas.getByText('Why we ask'));
    await expect(canvas.getByText(/By law we confirm/)).toBeVisible();
  },
};

export const Wrong: Story = {
  args: {
    value: 'tan@example',
    error: 'Enter an e-mail address like name@example.com',
    hint: 'We confirm orders here.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('E-mail address');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAttribute('aria-describedby', 'email-hint email-error');
    await expect(canvas.queryByRole('alert'), 'the error summary announces').toBeNull();
  },
};

export const Optional: Story = {
  args: { optional: true, label: 'Company name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Company name (optional)')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 'tan@example.sg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail address')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, value: 'tan@example.sg' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'x');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const SoftLimit: Story = {
  args: { label: 'Name on the card', name: 'card', value: 'A name that is rather long', maxLength: 30 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Name on the card');
    await expect(canvas.getByText('4 characters left')).toBeVisible();
    await userEvent.type(input, ' and too much');
    await expect(input, 'nothing is cut off').toHaveValue('A name that is rather long and too much');
    await expect(canvas.getByText('9 characters too many')).toBeVisible();
  },
};

export const WithPrefixAndSuffix: Story = {
  args: { label: 'Commission', name: 'fee', value: '0.18', prefix: '≤', suffix: '%' },
};

export const WithSuggestions: Story = {
  args: { label: 'Full company name', name: 'company', suggestions: ['DBS Bank Ltd.', 'UBS AG'] },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Full company name' });
    await expect((input as HTMLInputElement).list?.options).toHaveLength(2);
    await userEvent.type(input, 'Own Pte. Ltd.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Own Pte. Ltd.');
  },
};

export const WithLongText: Story = {
  args: {
    label: 'Nama penuh seperti yang tercatat dalam dokumen pengenalan diri anda termasuk semua gelaran',
    hint: 'Tulis tepat seperti yang dicetak, termasuk BIN, BINTI, A/L atau A/P jika ada pada dokumen anda.',
    value: 'MUHAMMAD FAIZ SYAFIQ BIN ABDUL RAHMAN AL-HADI @ MUHAMMAD FAIZ',
  },
  globals: { language: 'ms' },
};

export const InThai: Story = {
  args: {
    label: 'ที่อยู่อีเมล',
    optional: true,
    hint: 'เราจะส่งหมายเลขอ้างอิงไปที่อีเมลนี้',
    error: 'กรอกอีเมลให้ถูกต้อง เช่น name@example.com',
  },
  globals: { language: 'th' },
};

export const InJapanese: Story = {
  args: { label: 'メールアドレス', optional: true, hint: '受付番号をお送りします。' },
  globals: { language: 'ja' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('メールアドレス（任意）')).toBeVisible();
  },
};
