import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { NameField, type NameFieldProps } from './name-field.tsx';

const Controlled = controlled<string, NameFieldProps>(NameField);

const meta = {
  title: 'Components/Fields/Name field',
  component: NameField,
  render: (args) => <Controlled {...args} />,
  args: { name: 'fullName', label: 'Full name', value: '', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof NameField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Full name');
    await expect(input).toHaveAttribute('autocomplete', 'name');
    await userEvent.type(input, ' tan  Ming Heng ');
    await userEvent.tab();
    await expect(args.onValueChange, 'UI-05, and the case stays').toHaveBeenLastCalledWith('tan Ming Heng');
  },
};
export const TextBeingComposed: Story = {
  args: { label: '姓名' },
  globals: { language: 'zh-Hans' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('姓名');
    input.focus();
    await fireEvent.compositionStart(input);
    for (const text of ['c', 'ch', 'chen', '陈']) await fireEvent.input(input, { target: { value: text } });
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('陈');
  },
};
export const MixedScripts: Story = {
  args: { label: '护照上的拼音姓名', name: 'romanised', autoComplete: 'off' },
  globals: { language: 'zh-Hans' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('护照上的拼音姓名'), "O'Brien  陈 da-Wen ");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("O'Brien 陈 da-Wen");
  },
};
export const Filled: Story = { args: { value: 'NUR AISYAH BINTE MUHAMMAD FAIZ' } };
export const WithError: Story = { args: { value: 'Tan 3', error: 'Enter a correct name' } };
export const ReadOnly: Story = { args: { readOnly: true, value: 'TAN MING HENG' } };
export const Disabled: Story = { args: { disabled: true, value: 'TAN MING HENG' } };
