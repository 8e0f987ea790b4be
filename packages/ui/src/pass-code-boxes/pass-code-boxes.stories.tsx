import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { PassCodeBoxes, type PassCodeBoxesProps } from './pass-code-boxes.tsx';

const Controlled = controlled<string, PassCodeBoxesProps>(PassCodeBoxes);

const meta = {
  title: 'Components/Fields/Pass code boxes',
  component: PassCodeBoxes,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'passCode',
    label: 'Trading pass code',
    value: '',
    onValueChange: fn(),
    onBlur: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof PassCodeBoxes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HardwareKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Trading pass code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12a３');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123');
    await expect(canvas.getByRole('status')).toHaveTextContent('Digits entered: 3 of 6');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
    await userEvent.keyboard('3456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await expect(canvas.queryByText('1'), 'no digit is on screen').toBeNull();
    await userEvent.keyboard('7');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
  },
};
export const OwnKeyboard: Story = {
  args: { keyboard: 'own' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Trading pass code');
    await expect(input, 'the system keyboard stays down').toHaveAttribute('inputmode', 'none');
    for (const digit of '11223') await userEvent.click(canvas.getByRole('button', { name: digit }));
    await expect(input, 'so that a hardware keyboard goes on').toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the last digit' }));
    await userEvent.keyboard('45');
    await expect(args.onComplete).toHaveBeenLastCalledWith('112245');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1' }), 'the keys are not tab stops').not.toHaveFocus();
  },
};
export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Trading pass code'));
    await userEvent.paste('12-34 56');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};
export const LegibleCode: Story = {
  args: { visibility: 'legible', value: '1234', length: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
  },
};
export const Filled: Story = { args: { value: '123456' } };
export const WithError: Story = {
  args: { value: '123456', error: 'This pass code is not right. Two tries are left.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Trading pass code')).toHaveAccessibleDescription(
      'Digits entered: 6 of 6 This pass code is not right. Two tries are left.',
    );
  },
};
export const Disabled: Story = { args: { disabled: true, value: '123', keyboard: 'own' } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: '123456' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Trading pass code'), '{Backspace}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const InThai: Story = {
  args: { label: 'รหัสผ่านสำหรับซื้อขาย', hint: 'ตัวเลข 6 หลัก', keyboard: 'own', value: '12' },
  globals: { language: 'th' },
};
