import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './one-time-code-field.tsx';

const Controlled = controlled<string, OneTimeCodeFieldProps>(OneTimeCodeField);

const meta = {
  title: 'Components/Fields/One-time code field',
  component: OneTimeCodeField,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'code',
    label: 'Code from the text message',
    value: '',
    onValueChange: fn(),
    onBlur: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Code from the text message');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};
export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Code from the text message'));
    await userEvent.paste('123 456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};
export const PastedMessage: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Code from the text message'));
    await userEvent.paste('Your 2FA code is 123456. Call 6532 1234 for help.');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};
export const DigitsOfOtherScripts: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code from the text message'), '１２３๔๕๖');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};
export const SentAgain: Story = {
  args: { onResend: fn(async () => undefined), resendAfter: 1, hint: 'We sent it to +65 •••• 4567.' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Send a new code in 1 second')).toBeVisible();
    const button = await canvas.findByRole('button', { name: 'Send a new code' });
    await expect(canvas.getByRole('status')).toHaveTextContent('You can request a new code now.');
    await userEvent.click(button);
    await expect(args.onResend).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('We’ve sent a new code.'));
  },
};
export const SendingFailed: Story = {
  args: { onResend: fn(() => Promise.reject(new Error('offline'))), resendAfter: 0.1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t send the code. Try again.');
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  },
};
export const Filled: Story = { args: { value: '123456' } };
export const WithError: Story = {
  args: { value: '123456', error: 'This code is not right. Check the newest message.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true, value: '123456' } };
export const InThai: Story = {
  args: { label: 'รหัสจากข้อความ SMS', onResend: fn(async () => undefined), resendAfter: 60 },
  globals: { language: 'th' },
};
