import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

const Controlled = controlled<boolean, SwitchProps>(Switch);

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  render: (args) => <Controlled {...args} />,
  args: { name: 'sms', label: 'Text me when an order is filled', value: false, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Text me when an order is filled' })).toBeChecked();
    await userEvent.click(canvas.getByText(/Text me/));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const On: Story = { args: { value: true } };
export const WithHint: Story = { args: { hint: 'Standard rates of your provider apply.', value: true } };
export const WithError: Story = { args: { error: 'Turn this on to trade futures' } };
export const Disabled: Story = { args: { disabled: true, value: true } };
export const ReadOnly: Story = { args: { readOnly: true, value: true } };
export const WithLongText: Story = {
  args: { label: 'Hantar mesej kepada saya setiap kali pesanan diisi, dibatalkan atau ditolak oleh bursa' },
  globals: { language: 'ms' },
};
