import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Components/Fields/Slider',
  component: Slider,
  args: {
    name: 'share',
    label: 'Share of bonds',
    defaultValue: 40,
    step: 5,
    format: (value) => `${value}%`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Share of bonds' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '45' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(45);
    await expect(slider).toHaveAttribute('aria-valuetext', '45%');
    await expect(canvas.getByText('45%')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.change(slider, { target: { value: '45' } });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(slider).toHaveValue('40');
  },
};

export const Wrong: Story = { args: { error: 'Choose at least 50%' } };

export const Disabled: Story = { args: { disabled: true } };
