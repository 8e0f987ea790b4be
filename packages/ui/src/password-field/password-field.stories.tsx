import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const Controlled = controlled<string, PasswordFieldProps>(PasswordField);

const meta = {
  title: 'Components/Fields/Password field',
  component: PasswordField,
  render: (args) => <Controlled {...args} />,
  args: { name: 'password', label: 'Password', value: '', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.tab();
    await userEvent.keyboard(' Pass  word１ ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show: Password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input, 'nothing is trimmed or converted').toHaveValue(' Pass  word１ ');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const NewPassword: Story = {
  args: {
    autoComplete: 'new-password',
    label: 'New password',
    hint: 'At least 12 signs. Three random words are good.',
  },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('New password');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(input);
    await userEvent.paste('correct horse battery');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('correct horse battery');
  },
};
export const CapsLock: Story = {
  args: { value: 'ABC' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await fireEvent.keyUp(input, { key: 'D', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
  },
};
/** The password is hidden before the form submits, because browsers store visible text. */
export const HiddenWhenSent: Story = {
  args: { value: 'correct horse' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Password' }));
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
export const Filled: Story = { args: { value: 'correct horse' } };
export const WithError: Story = {
  args: { value: 'abc', error: 'Enter at least 12 signs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter at least 12 signs');
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'correct horse' } };
export const ReadOnly: Story = { args: { readOnly: true, value: 'correct horse' } };
export const InThai: Story = {
  args: { label: 'รหัสผ่าน', value: 'correct horse', hint: 'อย่างน้อย 12 ตัวอักษร' },
  globals: { language: 'th' },
};
