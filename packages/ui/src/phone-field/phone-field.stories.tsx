import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

const Controlled = controlled<string, PhoneFieldProps>(PhoneField);

const countries = [
  { value: 'SG', label: 'Singapore', callingCode: '65' },
  { value: 'MY', label: 'Malaysia', callingCode: '60' },
  { value: 'TH', label: 'Thailand', callingCode: '66' },
  { value: 'HK', label: 'Hong Kong', callingCode: '852' },
  { value: 'US', label: 'United States', callingCode: '1' },
  { value: 'CA', label: 'Canada', callingCode: '1' },
];

const meta = {
  title: 'Components/Fields/Phone field',
  component: PhoneField,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'mobile',
    label: 'Mobile number',
    countries,
    defaultCallingCode: '65',
    value: '',
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '8123 4567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+65 81234567');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('81234567');
  },
};

export const OtherCallingCode: Story = {
  args: { value: '+65 91234567' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country code' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('option', { selected: true })).toHaveTextContent('Singapore');
    await userEvent.keyboard('852{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+852 91234567');
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveTextContent('+852');
  },
};

export const SharedCallingCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('combobox', { name: 'Country code' });
    await userEvent.click(code);
    await userEvent.click(await screen.findByRole('option', { name: /Canada/ }));
    await expect(code).toHaveTextContent('+1');
    await userEvent.click(code);
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Canada');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(code).toHaveFocus());
  },
};

export const PastedInternationalNumber: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Mobile number'));
    await userEvent.paste('+66 (0)81 234 5678');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+66 812345678');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('+66');
  },
};

export const Filled: Story = { args: { value: '+65 81234567' } };
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'We text a code to this number.',
    why: { summary: 'Why we ask', text: 'We use it to protect your account. We never call to sell.' },
  },
};
export const WithError: Story = {
  args: { value: '+65 123', error: 'Enter a mobile number that starts with 8 or 9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mobile number')).toHaveAccessibleDescription(/starts with 8 or 9/);
  },
};
export const Disabled: Story = { args: { disabled: true, value: '+65 81234567' } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: '+65 81234567' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('+65 81234567');
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const InJapanese: Story = {
  args: { label: '携帯電話番号', hint: '確認コードをお送りします。', defaultCallingCode: '81' },
  globals: { language: 'ja' },
};
