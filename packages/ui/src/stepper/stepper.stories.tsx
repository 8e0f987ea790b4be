import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

const Controlled = controlled<string, StepperProps>(Stepper);

const meta = {
  title: 'Components/Fields/Stepper',
  component: Stepper,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'dependants',
    label: 'Dependants',
    value: '2',
    min: '0',
    max: '20',
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OperatedByPointer: Story = {
  args: { max: '4' },
  play: async ({ canvas, args, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Increase: Dependants' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(args.onValueChange, 'two quick presses are two steps').toHaveBeenLastCalledWith('4');
    await expect(canvas.getByRole('status')).toHaveTextContent('4');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(more, 'focus stays at the end').toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease: Dependants' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3');
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Dependants' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('3');
    await expect(input).toHaveAttribute('aria-valuenow', '3');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(input, 'steps stay within').toHaveValue('20');
    await userEvent.keyboard('{Backspace}{Backspace}50');
    await userEvent.tab();
    await expect(input, 'what is typed is kept').toHaveValue('50');
    await expect(input).toHaveAccessibleDescription('Enter 20 or less');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('50');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease: Dependants' }));
    await expect(input).toHaveValue('20');
  },
};
export const HeldDown: Story = {
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'Increase: Dependants' });
    await fireEvent.pointerDown(more);
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('5'));
    await fireEvent.pointerUp(more);
    const steps = mocked(args.onValueChange ?? fn()).mock.calls.length;
    await fireEvent.click(more);
    await expect(args.onValueChange, 'the click that ends a hold is no step').toHaveBeenCalledTimes(steps);
  },
};
export const Empty: Story = {
  args: { value: '', min: '1' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase: Dependants' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
  },
};
export const WithDecimals: Story = {
  args: { label: 'Leverage', name: 'leverage', value: '1', step: '0.1', decimals: 1, unit: '×' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('spinbutton'), 'exact').toHaveValue('1.3');
  },
};
export const NotANumber: Story = {
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '5k');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase: Dependants' }));
    await expect(input, 'a step does not replace it').toHaveValue('5k');
    await expect(input).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText(/^Enter the whole number in digits/)).toBeVisible();
  },
};
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'Children and parents you pay for.',
    why: { summary: 'Why we ask', text: 'It is part of your finances.' },
  },
};
export const WithError: Story = { args: { error: 'Enter how many people you pay for' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase: Dependants' }));
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const InJapanese: Story = { args: { label: '扶養人数', unit: '人' }, globals: { language: 'ja' } };
