import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

const Controlled = controlled<string[], CheckboxGroupProps>(CheckboxGroup);

const meta = {
  title: 'Components/Fields/Checkbox group',
  component: CheckboxGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'traded',
    label: 'What have you traded?',
    options: [
      { value: 'stocks', label: 'Stocks' },
      { value: 'options', label: 'Options', hint: 'Listed ones, not those of an employer' },
      { value: 'futures', label: 'Futures' },
      { value: 'none', label: 'None of these', exclusive: true },
    ],
    value: [],
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Futures'));
    await userEvent.click(canvas.getByText('Stocks'));
    await expect(args.onValueChange, 'in the order of the options').toHaveBeenLastCalledWith(['stocks', 'futures']);
    await userEvent.click(canvas.getByText('None of these'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['none']);
    await userEvent.click(canvas.getByText('Options'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['options']);
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Stocks' })).toHaveAttribute('id', 'traded');
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['stocks']);
  },
};
export const Filled: Story = { args: { value: ['stocks', 'options'] } };
export const WithHintAndExplanation: Story = {
  args: { hint: 'In the past three years.', why: { summary: 'Why we ask', text: 'Some products need experience.' } },
};
export const WithError: Story = {
  args: { error: 'Choose at least one answer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What have you traded?' })).toHaveAccessibleDescription(
      'Choose at least one answer',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Stocks' })).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Disabled: Story = { args: { disabled: true, value: ['stocks'] } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: ['stocks'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Futures'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const InThai: Story = {
  args: {
    label: 'คุณเคยซื้อขายอะไรมาแล้วบ้าง',
    optional: true,
    options: [
      { value: 'stocks', label: 'หุ้น' },
      { value: 'none', label: 'ไม่เคย', exclusive: true },
    ],
  },
  globals: { language: 'th' },
};
