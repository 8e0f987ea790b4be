import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlledCheck } from '../testing/controlled.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

const Controlled = controlledCheck<CheckboxProps>(Checkbox);

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'agree',
    label: 'I have read the risk disclosure and agree to it',
    checked: false,
    onCheckedChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText(/I have read/));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange, 'Space clears the checkbox').toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { checked: true } };
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'About 8 minutes.',
    why: { summary: 'Why we ask', text: 'The law requires that you have read it.' },
  },
};
export const WithLinks: Story = {
  args: {
    children: (
      <a href="#risk" className="inline-flex min-h-target items-center text-accent text-label underline">
        Risk disclosure (PDF)
      </a>
    ),
  },
};
export const WithError: Story = {
  args: { error: 'Read and agree to the risk disclosure' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Read and agree to the risk disclosure');
  },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const ReadOnly: Story = {
  args: { readOnly: true, checked: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
export const WithLongText: Story = {
  args: {
    label:
      'Saya mengesahkan bahawa semua maklumat yang diberikan adalah benar, lengkap dan tepat, dan saya akan memberitahu syarikat dalam tempoh tiga puluh hari jika ada perubahan.',
  },
  globals: { language: 'ms' },
};
export const InThai: Story = {
  args: { label: 'ฉันได้อ่านและยอมรับเอกสารเปิดเผยความเสี่ยงแล้ว', checked: true },
  globals: { language: 'th' },
};
