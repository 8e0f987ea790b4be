import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlledCheck } from '../testing/controlled.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

const Controlled = controlledCheck<SwitchProps>(Switch);

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  render: (args) => <Controlled {...args} />,
  args: { name: 'sms', label: 'Text me when an order is filled', checked: false, onCheckedChange: fn(), onBlur: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Text me when an order is filled' })).toBeChecked();
    await userEvent.click(canvas.getByText(/Text me/));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const On: Story = { args: { checked: true } };
export const WithHint: Story = { args: { hint: 'Standard rates of your provider apply.', checked: true } };
export const WithError: Story = { args: { error: 'Turn this on to trade futures' } };
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const ReadOnly: Story = { args: { readOnly: true, checked: true } };
export const WithLongText: Story = {
  args: { label: 'Hantar mesej kepada saya setiap kali pesanan diisi, dibatalkan atau ditolak oleh bursa' },
  globals: { language: 'ms' },
};
